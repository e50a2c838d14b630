import { expect, test } from 'vitest';
import { visitShared } from './visit.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

test('each script of a page has the hint to be compiled while it loads', async () => {
  const { body } = await visitShared('/modelos');
  const scripts = new Set(
    Array.from(body.matchAll(/src="(\/_next\/static\/[^"]+)"/g), ([, src = '']) => src),
  );
  expect(scripts.size).toBeGreaterThan(3);
  for (const src of scripts) {
    const script = await visitShared(src);
    expect([src, script.body.slice(0, HINT.length)]).toEqual([src, HINT]);
  }
});
