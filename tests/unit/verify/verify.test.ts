import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnContact, Verdict } from '@/lib/verify/verdict';
import { LONGEST_CONTACT, verify } from '@/lib/verify/verify';

const OWN: readonly OwnContact[] = [
  { kind: 'phone', text: '+55 11 3062-0100', href: 'tel:+551130620100' },
  { kind: 'whatsapp', text: '+55 11 98765-0100', href: 'https://wa.me/5511987650100' },
  { kind: 'email', text: 'contato@vitrine.com', href: 'mailto:contato@vitrine.com' },
  { kind: 'site', text: 'vitrine.com', href: 'https://vitrine.com/' },
  {
    kind: 'instagram',
    text: 'instagram.com/vitrine.models',
    href: 'https://www.instagram.com/vitrine.models/',
  },
  {
    kind: 'facebook',
    text: 'facebook.com/profile.php?id=100012',
    href: 'https://www.facebook.com/profile.php?id=100012',
  },
];

function kindsOf(verdict: Verdict): string {
  return verdict.kind === 'ours'
    ? verdict.contacts.map(({ kind }) => kind).join(' ')
    : verdict.kind;
}

/** What is typed, by what it is to be taken for. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  phone: [
    ...['+55 11 3062-0100', '551130620100', '11 3062-0100', '(11) 3062 0100', '1130620100'],
    ...['011 3062-0100', '0 15 11 3062-0100', '0055 11 3062 0100', '+55 (011) 3062-0100'],
    ...[
      '11 +3062-0100',
      'tel:+551130620100',
      '\u202a+55 11 3062\u20110100\u202c',
      ' 11\u00a03062.0100\n',
    ],
  ],
  whatsapp: [
    ...[
      '+55 11 98765-0100',
      '11987650100',
      'wa.me/5511987650100',
      'https://wa.me/5511987650100?text=oi',
    ],
    ...['https://api.whatsapp.com/send?phone=5511987650100', 'wa.me/+5511987650100'],
    'https://api.whatsapp.com/send?phone=+5511987650100',
  ],
  email: [
    ...[
      'contato@vitrine.com',
      'CONTATO@Vitrine.com',
      ' contato@vitrine.com ',
      '\u200bcontato@vitrine.com',
    ],
    ...['mailto:contato@vitrine.com?subject=Oi', 'Vitrine <contato@vitrine.com>'],
  ],
  site: [
    ...[
      'vitrine.com',
      'www.vitrine.com',
      'https://vitrine.com',
      'http://vitrine.com/en/verify?x=1',
    ],
    ...['VITRINE.com/', 'vitrine.com.', 'vitrine.com/@alguem', 'ｖitrine.com'],
  ],
  instagram: [
    ...['@vitrine.models', 'vitrine.models', '@Vitrine.Models', 'instagram.com/vitrine.models'],
    ...['https://m.instagram.com/vitrine.models?igsh=abc', 'instagram.com/vitrine.models/reels'],
    'instagram.com/vitrine.models?id=5',
  ],
  facebook: [
    ...[
      'https://www.facebook.com/profile.php?id=100012',
      'pt-br.facebook.com/profile.php?id=100012',
    ],
  ],
  'not-ours': [
    // Numbers with one digit more, less or another one, or of another country.
    ...['+55 11 3062-0101', '+55 11 3062-01000', '+55 21 3062-0100', '+1 11 3062-0100'],
    ...['(+11) 3062-0100', '+3062-0100', '5 11 3062-0100', '10 1987650100', '3062-0101'],
    ...[
      '1'.repeat(17),
      '+1 130620100',
      '11 8765-0100',
      '98765-0101',
      'wa.me/5511987650101',
      '+11987650100',
    ],
    // Hosts with more words, other ends, a stranger's domain around ours, letters that look like it.
    ...[
      'vitrine-agencia.com',
      'vitrine.com.br',
      'vitrine.co',
      'vitrine.com.evil.com',
      'myvitrine.com',
    ],
    ...[
      'vitrine-com.evil.com',
      'vitrlne.com',
      'vіtrine.com',
      'https://vitrine.com@evil.com',
      'v1trine.com',
    ],
    ...[
      'https://evil.com/vitrine.com',
      'https://evil.com#vitrine.com',
      'https://evil.com\\@vitrine.com',
    ],
    ...[
      'evil.com/https://vitrine.com',
      'vwww.itrine.com',
      'https://evil.com?vitrine.com',
      'https://contato@vitrine.com',
      'bit.ly/vitrine',
      'xn--vtrine-5uf.com',
    ],
    // Mailboxes of strangers.
    ...[
      'contato@vitrine-agencia.com',
      'contato@vitrine.com.br',
      'vitrine.com@gmail.com',
      'cоntato@vitrine.com',
    ],
    ...[
      'contato@vitrine.com@evil.com',
      'contato@vitrine.com <x@evil.com>',
      '"contato@vitrine.com"@evil.com',
    ],
    'evil.com/mailto:contato@vitrine.com',
    ...['contato@mail.evil.com', 'contato.vitrine@gmail.com', 'contato@vit\u200brine.co'],
    // Profiles with more words, and of the same name elsewhere.
    ...[
      '@vitrine.model',
      '@vitrine_models',
      '@vitrine.models.br',
      '@vitrinemodels',
      '@vіtrine.models',
    ],
    ...['instagram.com/vitrine.models_', 'instagram.com/vitrine', 'tiktok.com/@vitrine.models'],
    ...[
      'facebook.com/vitrine.models',
      'facebook.com/profile.php?id=100013',
      'apps.facebook.com/profile.php?id=100012',
    ],
    ...[
      'instagram.com.evil.com/vitrine.models',
      'instagram.co/vitrine.models',
      'l.instagram.com/?u=vitrine.com',
    ],
    ...['vitrine', 'ana', '@vitrine.mo\u200bdels', '@vitrine.modelſ'],
  ],
  unclear: [
    ...[
      '',
      '   ',
      '\u200b',
      '?',
      '+',
      '190',
      '3062-0100',
      '98765-0100',
      '8765 0100',
      '1'.repeat(18),
    ],
    ...['Ana da agência', 'meu e-mail é contato@vitrine.com', 'contato @vitrine.com', '@'],
    ...['ana@vitrine.com', 'blog.vitrine.com', 'https://', 'instagram.com', 'instagram.com/p/Cx12'],
    ...['https://www.instagram.com/stories/vitrine.models/1', 'wa.me/message/ABC', 'chat:x y'],
    ...['wa.me/55+11987650100', 'wa.me/(55)11987650100', 'wa.me/5511987650100-', 'wa.me/qr'],
    'Vitrine <contato@vitrine.com> x@evil.com',
    ...['api.whatsapp.com/send?phone=5511987650100&phone=1', 'vitrine.com '.repeat(60)],
  ],
};

describe('what is typed', () => {
  const cases = Object.entries(TYPED).flatMap(([kind, texts]) =>
    texts.map((text): [string, string] => [text, kind]),
  );

  test.each(cases)('%j: %s', (text, kind) => {
    expect(kindsOf(verify(text, OWN))).toBe(kind);
  });

  test('without networks nothing is said of a profile', () => {
    const known = OWN.filter(({ kind }) => kind !== 'instagram' && kind !== 'facebook');
    for (const text of [
      '@vitrine.models',
      'vitrine',
      'instagram.com/vitrine.models',
      'facebook.com/x',
    ]) {
      expect(verify(text, known), text).toEqual({ kind: 'unclear' });
    }
    expect(verify('vitrine-agencia.com', known).kind).toBe('not-ours');
  });

  test('the sign of a kelvin is no k', () => {
    const known: OwnContact[] = [
      { kind: 'facebook', text: 'facebook.com/look', href: 'https://facebook.com/look' },
    ];
    expect(verify('@LOOK', known).kind).toBe('ours');
    expect(verify('@loo\u212a', known).kind).toBe('not-ours');
  });

  test('the address of a network alone is not taken for a profile of ours', () => {
    const broken: OwnContact[] = [
      { kind: 'instagram', text: 'instagram.com', href: 'https://www.instagram.com/' },
    ];
    expect(verify('instagram.com/anyone', broken).kind).toBe('unclear');
    expect(verify('@anyone', broken).kind).toBe('unclear');
  });
});

describe('whatever is typed', () => {
  const own = fc.constantFrom(...OWN.map(({ text }) => text));

  test('our own, in any case and with a space around it, is ours', () => {
    const typed = fc.tuple(
      own,
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom('', ' ', '\u200e'),
    );
    fc.assert(
      fc.property(typed, ([text, upper, space]) => {
        const [name = '', query = ''] = text.split(/(?=\?)/);
        const letters = Array.from(name, (one) => (upper.next().value ? one.toUpperCase() : one));
        expect(verify(`${space}${letters.join('')}${query}${space}`, OWN).kind).toBe('ours');
      }),
    );
  });

  test('with one letter or digit changed, left out, or put in, it is not', () => {
    const sign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789оаеі');
    const change = fc.constantFrom<'put' | 'change' | 'drop'>('put', 'change', 'drop');
    fc.assert(
      fc.property(own, fc.nat(), sign, change, (text, place, put, how) => {
        const places = Array.from(text.matchAll(/[a-z\d]/g), ({ index }) => index);
        const at = places[place % places.length] ?? 0;
        const end = how === 'put' ? at : at + 1;
        const other = text.slice(0, at) + (how === 'drop' ? '' : put) + text.slice(end);
        fc.pre(other !== text);
        // The zero that some put before an area code changes nothing.
        fc.pre(!other.startsWith('+55 0'));
        expect(verify(other, OWN).kind, other).not.toBe('ours');
      }),
      { numRuns: 2000 },
    );
  });

  test('a word before or behind the host makes it a stranger’s', () => {
    const word = fc.stringMatching(/^[a-z\d]{1,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom('-', ''), (more, hyphen) => {
        for (const host of [`${more}${hyphen}vitrine.com`, `vitrine${hyphen}${more}.com`]) {
          expect(verify(host, OWN).kind, host).toBe('not-ours');
          expect(verify(`contato@${host}`, OWN).kind, host).toBe('not-ours');
        }
        expect(verify(`vitrine.com.${more}`, OWN).kind).not.toBe('ours');
      }),
    );
  });

  test('there is an answer, and none for what is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        expect(['ours', 'not-ours', 'unclear']).toContain(verify(text, OWN).kind);
      }),
    );
    const path = 'a'.repeat(LONGEST_CONTACT - 'vitrine.com/'.length);
    expect(verify(`vitrine.com/${path}`, OWN).kind).toBe('ours');
    expect(verify(`vitrine.com/${path}a`, OWN).kind).toBe('unclear');
    expect(verify(`vitrine.com/${'a'.repeat(LONGEST_CONTACT)}`, OWN).kind).toBe('unclear');
    expect(verify(`${'<'.repeat(1e6)}`, OWN).kind).toBe('unclear');
  });
});
