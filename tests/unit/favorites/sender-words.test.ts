import { expect, it } from 'vitest';
import { WORDS_LENGTH } from '@/lib/favorites/limits';
import { readSenderWords } from '@/lib/favorites/sender-words';
import fc from '../../fixtures/fast-check.ts';

it.each([
  ['Verão 2026', 'Verão 2026'],
  ['  Campanha   de\u00a0verão ', 'Campanha de verão'],
  ['Ｓｕｍｍｅｒ', 'Summer'],
  ['Dr. Ana Sá, S.A.', 'Dr. Ana Sá, S.A.'],
  ['Diária 12.10.2026', 'Diária 12.10.2026'],
  ['صيف ٢٠٢٦', 'صيف ٢٠٢٦'],
  ['夏 👩🏽‍🦱', '夏 👩🏽‍🦱'],
  ['a'.repeat(WORDS_LENGTH), 'a'.repeat(WORDS_LENGTH)],
])('%j is accepted', (text, read) => {
  expect(readSenderWords(text)).toBe(read);
});

it.each([
  ...['', ' ', '\u200b\u2060', '\u0301', 'a'.repeat(WORDS_LENGTH + 1), 'ﷺ'.repeat(10)],
  ...['https://x', '//x', 'bit.ly/a', 'wa.me', 'WWW.x', 'vitrine。example', 'vitrine．example'],
  ...['exa\u00admple.c\u200bom', 'a@b', '@ana', '＠ana', 'a﹫b'],
  ...['12345', '１２３４５', '٠١٢٣٤', '①②③④⑤', '❶❷❸❹❺', '12\u200b345', '1️⃣2️⃣3️⃣4️⃣5️⃣', '1̸2̸3̸4̸5'],
  ...[
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\u202eb',
    'a\u2066b',
    'a\u200fb',
    'a\u2028b',
    'a\ud800',
    '\ue000',
  ],
])('%j is refused', (text) => {
  expect(readSenderWords(text)).toBeNull();
});

it('what was accepted is accepted again unchanged, in any alphabet', () => {
  const odd = fc.string({ unit: 'binary', maxLength: 80 });
  const plain = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(fc.oneof(odd, plain), (text) => {
      const read = readSenderWords(text);
      if (read === null) return;
      expect(readSenderWords(read)).toBe(read);
      expect(read.length).toBeLessThanOrEqual(WORDS_LENGTH);
      expect(read).not.toMatch(/[@\p{Cc}\p{Bidi_Control}]|\p{N}{5}|\/\//u);
    }),
    { numRuns: 500 },
  );
});
