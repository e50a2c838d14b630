import { expect, test } from 'vitest';
import { ENTRIES } from '@/lib/search/words';
import { meaning } from './meaning';
import { ENGLISH, PORTUGUESE, SPANISH } from './phrases';

test.each([...PORTUGUESE, ...ENGLISH, ...SPANISH])('%s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

/** The form of a color may imply a gender. */
const withoutGender = (text: string) => text.replace(/^(?:woman|man)(?:; |$)/, '');

test.each(ENTRIES)('the line of the table with “$phrase”', ({ meaning: { is }, words, phrase }) => {
  const [typed = '', means = ''] = phrase.split(' = ');
  expect(meaning(typed)).toBe(means);
  const [first = ''] = words;
  expect(typed).toContain(first);
  const read = words.map((word) => [word, meaning(typed.replace(first, word))]);
  // A word that is not understood is said, or is a name.
  const said = (word: string) =>
    means.replace(/(?<=\? |name ).+/, (text) => text.replace(first, word));
  const same = words.map((word) => [word, said(word)]);
  const compared = /^(?:color|unfilterable)$/.test(is) ? withoutGender : (text: string) => text;
  expect(read.map(([word, text = '']) => [word, compared(text)])).toEqual(
    same.map(([word, text = '']) => [word, compared(text)]),
  );
});
