import { expect, it } from 'vitest';
import { verify } from '@/lib/verify/verify';
import fc from '../../fixtures/fast-check.ts';
import { kindsOf, OWN } from './own.ts';

it.each([
  ['whatsapp://send?phone=5511987650100', 'whatsapp'],
  ['https://api.whatsapp.com/send/?phone=5511987650100&text=Oi', 'whatsapp'],
  ['wa.me/5511987650100?text=Oi', 'whatsapp'],
  ['5511987650100@c.us', 'whatsapp'],
  ['5511987650100@s.whatsapp.net', 'whatsapp'],
  ['instagram://user?username=vitrine.models', 'instagram'],
  ['https://www.instagram.com/_u/vitrine.models', 'instagram'],
  ['https://instagr.am/vitrine.models/', 'instagram'],
  ['https://ig.me/m/vitrine.models', 'instagram'],
  ['https://fb.com/profile.php?id=100012', 'facebook'],
  ['＠vitrine.models', 'instagram'],
  ['﹫vitrine.models', 'instagram'],
  ['contato＠vitrine.com', 'email'],
  ['instagram.com/vitrine.models%20', 'instagram'],
  ['https://www.instagram.com/vitrine.models%E2%80%8B/', 'instagram'],
  ['https://wa.me/5511987650100%20', 'whatsapp'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fvitrine.com%2F%3Fa%3D1&e=AT0', 'site'],
  ['l.instagram.com/?e=AT0&u=https%3A%2F%2Fwa.me%2F5511987650100', 'whatsapp'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Finstagram.com%2Fvitrine.models', 'instagram'],
  ['https://lm.facebook.com/l.php?u=https%3A%2F%2Fvitrine.com', 'site'],
  ['https://www.instagram.com/accounts/login/?next=%2Fvitrine.models%2F', 'instagram'],
  ['tel:+55-11-3062-0100;ext=12', 'phone'],
  ['+55 11 3062−0100', 'phone'],
  ['++55 11 3062-0100', 'phone'],
  ['١١ ٣٠٦٢-٠١٠٠', 'phone'],
])('%j is %s', (typed, kind) => expect(kindsOf(verify(typed, OWN))).toBe(kind));

it.each([
  ...['whatsapp://send?phone=5511987650101', '5511987650101@c.us', 'instagram.com/_u/vitrine'],
  ...['instagram://user?username=vitrine', 'fb.com/profile.php?id=100013', 'm.me/vitrine'],
  ...['instagr.am.evil.com/vitrine.models', 'evil.com/_u/vitrine.models'],
  'xfb.com/profile.php?id=100012',
  ...['＠vitrine', 'instagram.com/vitrine.models%20x', 'instagram.com/vitrine%2Fmodels'],
  'https://vitrine.com＠evil.com/',
  'https://l.instagram.com/?u=https%3A%2F%2Fevil.com%2Fvitrine.com',
  'https://l.instagram.com/?u=https%3A%2F%2Fvitrine.com&u=https%3A%2F%2Fevil.com',
  'https://l.instagram.com.evil.com/?u=https%3A%2F%2Fvitrine.com',
  'https://evil.com@l.instagram.com/?u=https%3A%2F%2Fvitrine.com',
  'https://l.instagram.com/\\@evil.com/?u=https%3A%2F%2Fvitrine.com',
  'https://www.instagram.com/accounts/login/?next=%2Fevil%2F',
])('%j is not ours', (typed) => expect(verify(typed, OWN).kind).toBe('not-ours'));

it.each(['m.me/', 'whatsapp://send?text=Oi', 'instagram://user?id=12'])('%j is unclear', (typed) =>
  expect(verify(typed, OWN).kind).toBe('unclear'),
);

const own = fc.constantFrom(...OWN.map(({ text }) => text));
const around = fc.constantFrom(
  ...['.', ',', ';', '!', '?', '…', ')', '”', '"', '*', '>', '»', ' .', '.)', '\n'].map(
    (after) => ['', after] as const,
  ),
  ...([
    ['(', ')'],
    ['“', '”'],
    ['"', '".'],
    ['*', '*'],
    ['<', '>'],
    ['[', ']'],
    ['«', '»'],
    ['- ', ''],
    ['• ', ''],
    ['E-mail: ', ''],
    ['WhatsApp: ', '.'],
    ['Instagram - ', ''],
    ['tel.: (', ')'],
    ['Nosso site: '.slice(6), ' '],
  ] as const),
);

it('punctuation, brackets, quotes and labels never make an own contact another verdict', () => {
  fc.assert(
    fc.property(own, around, (text, [before, after]) => {
      const typed = `${before}${text}${after}`;
      expect(verify(typed, OWN).kind, typed).toBe('ours');
    }),
  );
});

it('they never make a foreign contact ours', () => {
  const foreign = fc.constantFrom(
    ...['+55 11 3062-0101', 'contato@vitrine.com.evil.com', 'vitrine.com.evil.com', '@vitrine'],
    ...['instagram.com/vitrine', 'facebook.com/profile.php?id=1000120'],
  );
  fc.assert(
    fc.property(foreign, around, (text, [before, after]) => {
      const typed = `${before}${text}${after}`;
      expect(verify(typed, OWN).kind, typed).not.toBe('ours');
    }),
  );
});
