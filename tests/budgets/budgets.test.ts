import { expect, test } from 'vitest';
import { breaches, looseCeilings, readCeilings } from './ceilings.ts';
import { measureBudgets } from './measure.ts';

test('no page exceeds its ceilings, and every ceiling is close above its figure', async () => {
  const ceilings = readCeilings();
  expect(Object.keys(ceilings).length).toBeGreaterThan(30);
  const figures = await measureBudgets();
  expect(breaches(figures, ceilings)).toEqual([]);
  expect(looseCeilings(figures, ceilings), 'lower them: npm run bench -- --lower').toEqual([]);
});
