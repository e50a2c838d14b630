import { describe, expect, test } from 'vitest';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { kindsOf, OWN } from './own.ts';

/** Inputs, by the verdict they should get. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  phone: [
    ...['+55 11 3062-0100', '551130620100', '11 3062-0100', '(11) 3062 0100', '1130620100'],
    ...['011 3062-0100', '0 15 11 3062-0100', '0055 11 3062 0100', '+55 (011) 3062-0100'],
    ...['11 +3062-0100', 'tel:+551130620100', '\u202a+55 11 3062\u20110100\u202c'],
    ' 11\u00a03062.0100\n',
  ],
  whatsapp: [
    ...['+55 11 98765-0100', '11987650100', 'wa.me/5511987650100'],
    'https://wa.me/5511987650100?text=oi',
    ...['https://api.whatsapp.com/send?phone=5511987650100', 'wa.me/+5511987650100'],
    'https://api.whatsapp.com/send?phone=+5511987650100',
  ],
  email: [
    ...['contato@vitrine.com', 'CONTATO@Vitrine.com', ' contato@vitrine.com '],
    '\u200bcontato@vitrine.com',
    ...['mailto:contato@vitrine.com?subject=Oi', 'Vitrine <contato@vitrine.com>'],
  ],
  site: [
    ...['vitrine.com', 'www.vitrine.com', 'https://vitrine.com'],
    ...['http://vitrine.com/en/verify?x=1', 'HTTPS://Vitrine.com'],
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
    // Numbers with one digit more, less or changed, or of another country.
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
    // Hosts with extra words, other endings, a foreign domain around ours, lookalike letters.
    ...['vitrine-agencia.com', 'vitrine.com.br', 'vitrine.co', 'vitrine.com.evil.com'],
    'myvitrine.com',
    ...['vitrine-com.evil.com', 'vitrlne.com', 'vіtrine.com', 'https://vitrine.com@evil.com'],
    'v1trine.com',
    ...['https://evil.com/vitrine.com', 'https://evil.com#vitrine.com'],
    'https://evil.com\\@vitrine.com',
    ...['evil.com/https://vitrine.com', 'vwww.itrine.com', 'https://evil.com?vitrine.com'],
    ...['https://contato@vitrine.com', 'bit.ly/vitrine', 'xn--vtrine-5uf.com'],
    // Foreign mailboxes.
    ...['contato@vitrine-agencia.com', 'contato@vitrine.com.br', 'vitrine.com@gmail.com'],
    ...['cоntato@vitrine.com', 'contato@instagram.com', 'contato@blog.vitrine.com'],
    ...['contato@vitrine.com@evil.com', 'contato@vitrine.com <x@evil.com>'],
    '"contato@vitrine.com"@evil.com',
    'evil.com/mailto:contato@vitrine.com',
    ...['contato@mail.evil.com', 'contato.vitrine@gmail.com', 'contato@vit\u200brine.co'],
    // Profiles with extra words, and of the same name elsewhere.
    ...['@vitrine.model', '@vitrine_models', '@vitrine.models.br', '@vitrinemodels'],
    '@vіtrine.models',
    ...['instagram.com/vitrine.models_', 'instagram.com/vitrine', 'tiktok.com/@vitrine.models'],
    ...['facebook.com/vitrine.models', 'facebook.com/profile.php?id=100013'],
    'apps.facebook.com/profile.php?id=100012',
    ...['instagram.com.evil.com/vitrine.models', 'instagram.co/vitrine.models'],
    'l.instagram.com/?u=vitrine.com',
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

describe('the verdict', () => {
  const cases = Object.entries(TYPED).flatMap(([kind, texts]) =>
    texts.map((text): [string, string] => [text, kind]),
  );

  test.each(cases)('%j: %s', (text, kind) => {
    expect(kindsOf(verify(text, OWN))).toBe(kind);
  });

  test('without networks no profile is judged', () => {
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

  test('the kelvin sign is not a k', () => {
    const known: OwnContact[] = [
      { kind: 'facebook', text: 'facebook.com/look', href: 'https://facebook.com/look' },
    ];
    expect(verify('@LOOK', known).kind).toBe('ours');
    expect(verify('@loo\u212a', known).kind).toBe('not-ours');
  });

  test('the address of a network alone is not one of our profiles', () => {
    const broken: OwnContact[] = [
      { kind: 'instagram', text: 'instagram.com', href: 'https://www.instagram.com/' },
    ];
    expect(verify('instagram.com/anyone', broken).kind).toBe('unclear');
    expect(verify('@anyone', broken).kind).toBe('unclear');
  });
});
