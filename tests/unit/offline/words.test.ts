import { describe, expect, test } from 'vitest';
import { ageInWords, sizeInWords } from '@/public/assets/offline-words.js';

const MINUTE = 60_000;

describe('age', () => {
  test.each([
    [0, 'agora', 'now', 'ahora'],
    [59_999, 'agora', 'now', 'ahora'],
    [MINUTE, 'há 1 minuto', '1 minute ago', 'hace 1 minuto'],
    [119 * MINUTE, 'há 1 hora', '1 hour ago', 'hace 1 hora'],
    [26 * 60 * MINUTE, 'há 1 dia', '1 day ago', 'hace 1 día'],
    [49 * 60 * MINUTE, 'há 2 dias', '2 days ago', 'hace 2 días'],
    [-MINUTE, 'agora', 'now', 'ahora'],
  ])('%i ms', (age, ...words) => {
    const now = Date.UTC(2026, 4, 1);
    expect(['pt', 'en', 'es'].map((one) => ageInWords(now - age, now, one))).toEqual(words);
  });
});

test.each([
  [24_400_000, '24 MB', '24 MB'],
  [2_440_000, '2,4 MB', '2.4 MB'],
  [900, '0,1 MB', '0.1 MB'],
])('%i bytes', (bytes, pt, en) => {
  expect([sizeInWords(bytes, 'pt'), sizeInWords(bytes, 'en')]).toEqual([pt, en]);
});
