import { expect, test } from 'vitest';
import { grammarBytes } from '../../../tools/bench/weight/grammar.ts';

test('the grammar weighs at most 12 KB', { timeout: 60_000 }, async () => {
  const bytes = await grammarBytes();
  // Anything smaller is not the right file.
  expect(bytes).toBeGreaterThan(4 * 1024);
  expect(bytes).toBeLessThanOrEqual(12 * 1024);
});
