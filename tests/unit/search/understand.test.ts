import { expect, test } from 'vitest';
import { meaning } from './meaning';
import { ENGLISH, PORTUGUESE, SPANISH } from './phrases';
import { SLANG_EN, SLANG_ES, SLANG_PT } from './slang';

test('the table has 400 different phrases, a third of them in slang or misspelled', () => {
  const slang = [...SLANG_PT, ...SLANG_EN, ...SLANG_ES];
  const all = [...PORTUGUESE, ...ENGLISH, ...SPANISH, ...slang].map(([typed]) => typed);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(slang.length * 3).toBeGreaterThanOrEqual(all.length);
});

test.each([...PORTUGUESE, ...SLANG_PT])('pt: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each([...ENGLISH, ...SLANG_EN])('en: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each([...SPANISH, ...SLANG_ES])('es: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});
