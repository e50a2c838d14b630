import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { visitShared } from '../server/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STANDALONE = path.join(ROOT, '.next/standalone');
const PICTURES = '.next/standalone/.next/cache/images';
const SCRIPT = /"(\/_next\/static\/[^"?]+\.js)/g;

test('scripts lie in one flat folder, and are compressed', async () => {
  const { body } = await visitShared('/modelos');
  const scripts = new Set(Array.from(body.matchAll(SCRIPT), ([, script = '']) => script));
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(script).toMatch(/^\/_next\/static\/chunks\/[^/]+\.js$/);
    const file = path.join(STANDALONE, script.replace('/_next', '.next'));
    expect(statSync(file).size < 1_000 || existsSync(`${file}.br`), script).toBe(true);
  }
});

test('the optimizer takes the addresses that pages name, and stores pictures below .next/cache/images', async () => {
  const { body } = await visitShared('/modelos');
  const [, src = ''] = /src="(\/_next\/image[^"]*)"/.exec(body) ?? [];
  const drawn = () =>
    fetch(inject('site') + src.replaceAll('&amp;', '&'), { headers: { accept: 'image/webp' } });
  // On a busy machine the first original may come later than the optimizer waits for it.
  await expect.poll(() => drawn().then(({ status }) => status)).toBe(200);
  const response = await drawn();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = Buffer.from(await response.arrayBuffer());
  // The shared site runs in a copy of the build.
  const stored = () => globSync(path.join(ROOT, '.next/sites/*', PICTURES, '*/*'));
  const isStored = (file: string) => readFileSync(file).equals(picture);
  await expect.poll(() => stored().some(isStored)).toBe(true);
});
