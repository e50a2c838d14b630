import { beforeEach, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let own: typeof import('@/lib/verify/own-contacts');

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://www.agency.test' });
  own = await import('@/lib/verify/own-contacts');
});

it('every contact of the agency is written as people write it, with its link', () => {
  const networks = [
    { name: 'instagram' as const, url: 'https://www.instagram.com/agency/' },
    { name: 'facebook' as const, url: 'HTTP://facebook.com/www.agency' },
  ];
  expect(own.ownContacts(networks)).toEqual([
    { kind: 'phone', text: '+55 11 3062-0100', href: 'tel:+551130620100' },
    { kind: 'whatsapp', text: '+55 11 98765-0100', href: 'https://wa.me/5511987650100' },
    { kind: 'email', text: 'contato@vitrine.example', href: 'mailto:contato@vitrine.example' },
    { kind: 'site', text: 'agency.test', href: 'https://www.agency.test/' },
    {
      kind: 'instagram',
      text: 'instagram.com/agency',
      href: 'https://www.instagram.com/agency/',
    },
    { kind: 'facebook', text: 'facebook.com/www.agency', href: 'HTTP://facebook.com/www.agency' },
  ]);
});

it('without networks there are the four that are always there', () => {
  expect(own.ownContacts([]).map(({ kind }) => kind)).toEqual([
    ...['phone', 'whatsapp', 'email', 'site'],
  ]);
});
