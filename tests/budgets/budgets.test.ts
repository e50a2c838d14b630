import { expect, test } from 'vitest';
import { breaches, readCeilings, TARGETS } from './ceilings.ts';
import { measureBudgets } from './measure.ts';

test('no page exceeds its targets, nor the ceilings of what it was', async () => {
  const ceilings = readCeilings();
  const figures = await measureBudgets();
  expect(Object.keys(ceilings).sort()).toEqual(Object.keys(figures).sort());
  expect(breaches(figures, TARGETS)).toEqual([]);
  expect(breaches(figures, ceilings), 'if it is meant: npm run ceilings').toEqual([]);
});
