import { expect, it } from 'vitest';
import { clipped } from '@/lib/seo/words';

it.each([
  ['is put on one line', ' two \n\n words\t', 'two words'],
  ['stays whole up to 300 characters', 'a'.repeat(300), 'a'.repeat(300)],
  [
    'is cut between two words, where the last marks go',
    'words;, '.repeat(60),
    `${'words;, '.repeat(36)}words…`,
  ],
  ['is cut in its only word', 'a'.repeat(301), `${'a'.repeat(299)}…`],
  ['is cut between two characters', '😀'.repeat(200), `${'😀'.repeat(149)}…`],
])('a description %s', (_what, text, expected) => {
  expect(clipped(text)).toBe(expected);
});
