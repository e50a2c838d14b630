import { expect, test } from 'vitest';
import { patternsOfSources, readVerdicts } from '../patterns/patterns.ts';

/*
 * A pattern whose parts overlap can take quadratic or exponential time, so that one request stops
 * the site. `npm run patterns` checks new ones and lists them.
 */
const { patterns, building } = patternsOfSources();

test('every pattern of the sources is listed as safe, and no other', () => {
  expect(patterns.length).toBeGreaterThan(150);
  expect(readVerdicts()).toEqual(Object.fromEntries(patterns.map((pattern) => [pattern, 'safe'])));
});

test('no source builds a pattern that cannot be checked', () => {
  expect(building).toEqual([]);
});
