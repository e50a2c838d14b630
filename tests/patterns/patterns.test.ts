import { expect, test } from 'vitest';
import { readVerdicts, verdictsOf } from './patterns.ts';

test('recheck finds every listed pattern safe', { timeout: 600_000 }, async () => {
  const verdicts = Object.entries(await verdictsOf(Object.keys(readVerdicts())));
  expect(verdicts.length).toBeGreaterThan(150);
  expect(verdicts.filter(([, verdict]) => verdict !== 'safe')).toEqual([]);
});
