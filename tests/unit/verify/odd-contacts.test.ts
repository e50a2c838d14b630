import { expect, it } from 'vitest';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { kindsOf, OWN } from './own.ts';

const verdictsOf = (own: readonly OwnContact[], ...texts: string[]) =>
  texts.map((text) => kindsOf(verify(text, own)));

const profile = (path: string): OwnContact => ({
  ...{ kind: 'facebook', text: `facebook.com/${path}`, href: `https://www.facebook.com/${path}` },
});

it('an at sign counts only at the start of a profile name', () => {
  expect(verdictsOf([profile('look')], '@look', 'look', 'look@')).toEqual([
    ...['facebook', 'facebook', 'not-ours'],
  ]);
});

it('a profile below a section of the network is compared by its full path', () => {
  const own = [profile('people/vitrine/12')];
  const texts = ['people/vitrine/12', 'people/other/12', 'people/vitrine', 'people'];
  expect(verdictsOf(own, ...texts.map((path) => `facebook.com/${path}`), '@people')).toEqual([
    ...['facebook', 'not-ours', 'not-ours', 'not-ours', 'not-ours'],
  ]);
});

it('the number of a profile is not a phone number', () => {
  expect(verdictsOf([profile('profile.php?id=100012345678')], '100012345678')).toEqual([
    'not-ours',
  ]);
});

it('a zero inside a number is not an area code prefix', () => {
  const own: OwnContact[] = [
    { kind: 'phone', text: '+55 11 3055-0100', href: 'tel:+551130550100' },
  ];
  expect(verdictsOf(own, '+55 (0) 11 3055-0100', '+55 11 30550-0100', '+55 11 3055-00100')).toEqual(
    [...['phone', 'not-ours', 'not-ours']],
  );
});

it('a profile named like the site is not mistaken for it', () => {
  const site: OwnContact = { kind: 'site', text: 'look.com', href: 'https://look.com/' };
  expect(verdictsOf([site, profile('look.com')], 'look.com', '@look.com')).toEqual([
    ...['site', 'facebook'],
  ]);
});

it('every host is foreign where the agency has no site', () => {
  expect(verdictsOf([profile('look')], 'evil.example', 'look.com')).toEqual([
    'not-ours',
    'not-ours',
  ]);
});

it('digits followed by letters are not a phone number', () => {
  expect(verdictsOf(OWN, '1130620100.evil.com', '1130620100 Ana', '1130620100a')).toEqual([
    ...['not-ours', 'unclear', 'not-ours'],
  ]);
});

it('a link to the web version of a chat is read like any other', () => {
  const texts = ['5511987650100', '5511987650101'];
  expect(
    verdictsOf(OWN, ...texts.map((number) => `https://web.whatsapp.com/send?phone=${number}`)),
  ).toEqual(['whatsapp', 'not-ours']);
});
