import { expect, test } from 'vitest';
import { meaning } from './meaning';
import { ENGLISH, PORTUGUESE, SPANISH } from './phrases';

test('the table is one of more than 150 different phrases', () => {
  const all = [...PORTUGUESE, ...ENGLISH, ...SPANISH].map(([typed]) => typed);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(150);
});

test.each(PORTUGUESE)('pt: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each(ENGLISH)('en: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});

test.each(SPANISH)('es: %s', (typed, means) => {
  expect(meaning(typed)).toBe(means);
});
