import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

test('the grammar weighs at most 12 KB', { timeout: 60_000 }, async () => {
  // The lists load the modules of the roster anyway.
  const bundle = await rolldown({ input: 'lib/search/understand.ts', external: /talents|i18n/ });
  const { output } = await bundle.generate({ minify: true });
  const bytes = gzipSync(output[0].code, { level: 9 }).length;
  // Anything smaller is not the right file.
  expect(bytes).toBeGreaterThan(4 * 1024);
  expect(bytes).toBeLessThanOrEqual(12 * 1024);
});
