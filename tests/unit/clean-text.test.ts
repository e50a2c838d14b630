import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanParagraph } from '@/lib/clean-text';
import fc from '../fixtures/fast-check.ts';

describe('a line', () => {
  it.each([
    ['Ana Sá', 'Ana Sá'],
    ['  Ana \t  Sá\u00a0', 'Ana Sá'],
    ['Ana\r\nBcc: x@y.example', 'Ana Bcc: x@y.example'],
    ['Ana\u2028Bia\u2029Cai\u0085Davi', 'Ana Bia Cai Davi'],
    ['A\0n\u0007a\u007f \u009bSá', 'Ana Sá'],
    ['Ana\0 \0Sá', 'Ana Sá'],
    ['\u202eaxe.gpj\u202c', 'axe.gpj'],
    ['\u2066a\u2069\u2067b\u2068c\u202ad', 'abcd'],
    ['👩\u200d👧 família', '👩\u200d👧 família'],
    ['👋🏽 ❤\ufe0f\u200d🔥 fim', '👋🏽 ❤\ufe0f\u200d🔥 fim'],
    ['A\u200bn\u200ca\u200d S\ufeffá\u2060', 'Ana Sá'],
    ['\u200eAna\u200f \u061cS\u00adá\u180e', 'Ana Sá'],
    ['A\u034fn\u3164a\u115f S\ufe0fá\u{e0041}', 'Ana Sá'],
    ['❤\u200dx 1\ufe0f', '❤x 1'],
    ['علی\u200cرضا \u200cمهدی\u200c', 'علی\u200cرضا مهدی'],
    ['श्री\u200dमती क्\u200dष', 'श्री\u200dमती क्\u200dष'],
    ['❤\u200b\ufe0f\u200d一 म\u200d\u3164', '❤一 म'],
    ['\u2800 Ana \u2800 Sá', 'Ana Sá'],
    ['\u2800\u3164', ''],
    ['\n\t ', ''],
    ['\0\u202e\u200b', ''],
  ])('%j is %j', (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });
});

describe('a paragraph', () => {
  it.each([
    ['Um\nDois', 'Um\nDois'],
    ['Um\r\nDois\rTrês\u2028Quatro', 'Um\nDois\nTrês\nQuatro'],
    ['\n\n  Um  \t dois \n\n\n\n três\n', 'Um dois\n\ntrês'],
    ['Um\0\nDo\u202eis', 'Um\nDois'],
    ['Um\n \u0007 \n\t\nDois', 'Um\n\nDois'],
    [' \n \0', ''],
  ])('%j is %j', (text, clean) => {
    expect(cleanParagraph(text)).toBe(clean);
  });
});

/** Texts in which blanks, line ends and stripped characters are frequent. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', '\t', '\n', '\r', '\0', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066'),
    fc.constantFrom('\u200b', '\u200d', '\ufe0f', '\u00ad', '❤', '🔥', '🏽'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
  ),
});

test('cleaning is idempotent, and preserves the words', () => {
  const wordsOf = (text: string) =>
    text.replace(
      /[\p{Cc}\p{White_Space}\u2800\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu,
      '',
    );
  fc.assert(
    fc.property(texts, (text) => {
      for (const clean of [cleanLine, cleanParagraph]) {
        const cleaned = clean(text);
        expect(clean(cleaned)).toBe(cleaned);
        expect(wordsOf(cleaned)).toBe(wordsOf(text));
        expect(cleaned).not.toMatch(
          /(?!\n)[\p{Cc}\u200b\u00ad\u202e\u2066]|\u200d(?![\p{Extended_Pictographic}\p{L}])/u,
        );
        expect(cleaned).not.toMatch(/ {2}|\n{3}|^\s|\s$/u);
      }
      expect(cleanLine(text)).not.toContain('\n');
    }),
  );
});
