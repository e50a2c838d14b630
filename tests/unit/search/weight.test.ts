import { expect, test } from 'vitest';
import { grammarBytes } from '../../../tools/bench/weight/grammar.ts';

test('the grammar weighs less than 8 KB', { timeout: 60_000 }, async () => {
  const bytes = await grammarBytes();
  // Less than this would be another file.
  expect(bytes).toBeGreaterThan(4 * 1024);
  expect(bytes).toBeLessThan(8 * 1024);
});
