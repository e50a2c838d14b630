import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const INSTAGRAM = 'https://www.instagram.com/agency/';

let own: typeof import('@/lib/verify/own-contacts');

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://www.agency.test' });
  own = await import('@/lib/verify/own-contacts');
});

it('lists every contact of the agency as people write it, with the link that opens it', () => {
  const networks = [
    { name: 'instagram' as const, url: 'https://www.instagram.com/agency/' },
    { name: 'facebook' as const, url: 'HTTP://facebook.com/www.agency' },
  ];
  expect(own.ownContacts({ networks, others: [], complete: true }).contacts).toEqual([
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

describe('what is not known to be the agency', () => {
  const networks = { networks: [], others: [], complete: true };

  it('is not ours while all contacts of the agency are known', () => {
    expect(own.verdictOn('@vitrine', own.ownContacts(networks))).toEqual({ kind: 'unclear' });
    const known = { ...networks, networks: [{ name: 'instagram' as const, url: INSTAGRAM }] };
    expect(own.verdictOn('@stranger', own.ownContacts(known))).toEqual({ kind: 'not-ours' });
  });

  it.each(['@stranger', 'https://evil.test/', '+55 11 90000-0000', 'a@evil.test'])(
    'cannot be told apart while a network cannot be read: %s',
    (typed) => {
      const unread = {
        networks: [{ name: 'instagram' as const, url: INSTAGRAM }],
        others: [],
        complete: false,
      };
      expect(own.verdictOn(typed, own.ownContacts(unread))).toEqual({ kind: 'unclear' });
      expect(own.verdictOn(INSTAGRAM, own.ownContacts(unread))).toMatchObject({ kind: 'ours' });
    },
  );

  it.each(['+55 11 3062-0100', '+55 11 98765-0100', 'contato@vitrine.example'])(
    'in production %s is nobody’s unless it is set',
    async (typed) => {
      expect(own.ownContacts(networks).contacts).toHaveLength(4);
      vi.stubEnv('NODE_ENV', 'production');
      onTestFinished(() => void vi.unstubAllEnvs());
      const contacts = own.ownContacts(networks);
      expect(contacts.contacts.map(({ kind }) => kind)).toEqual(['site']);
      expect(own.verdictOn(typed, contacts)).toEqual({ kind: 'unclear' });
    },
  );
});

it('lists the four basic contacts where no networks are configured', () => {
  expect(
    own.ownContacts({ networks: [], others: [], complete: true }).contacts.map(({ kind }) => kind),
  ).toEqual([...['phone', 'whatsapp', 'email', 'site']]);
});

describe('a profile on a further network', () => {
  const known = (...urls: string[]) =>
    own.ownContacts({
      networks: [{ name: 'instagram', url: INSTAGRAM }],
      others: urls.map((url) => ({ name: 'Rede', url })),
      complete: true,
    });
  const TIKTOK = 'https://www.tiktok.com/@vitrine';
  const YOUTUBE = 'https://youtube.com/@vitrine.tv';

  it('is listed by the name that the panel has for it', () => {
    expect(known(TIKTOK).contacts.at(-1)).toEqual({
      ...{ kind: 'network', name: 'Rede', text: 'tiktok.com/@vitrine', href: TIKTOK },
    });
  });

  it.each([
    ['tiktok.com/@vitrine', 'ours'],
    ['https://www.tiktok.com/@vitrine/video/7', 'ours'],
    ['@vitrine', 'ours'],
    ['@vitrine.tv', 'ours'],
    ['m.youtube.com/@vitrine.tv', 'ours'],
    ['youtube.com/watch?v=abcdefghijk', 'unclear'],
    ['https://youtu.be/abcdefghijk', 'unclear'],
    ['https://vm.tiktok.com/ZM1/', 'unclear'],
    ['tiktok.com/@stranger', 'not-ours'],
    ['@stranger', 'not-ours'],
    ['linkedin.com/in/vitrine', 'not-ours'],
  ])('%s is %s', (typed, kind) => {
    expect(own.verdictOn(typed, known(TIKTOK, YOUTUBE)).kind).toBe(kind);
  });

  it.each(['https://wa.me/5511912345678', 'https://agency.tumblr.test/', 'https://x.test/?a=b'])(
    'that the check cannot compare leaves every other contact unclear: %s',
    (url) => expect(own.verdictOn('@stranger', known(TIKTOK, url)).kind).toBe('unclear'),
  );
});
