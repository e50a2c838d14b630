import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { ownServers, visit, visitShared } from '../server/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STANDALONE = path.join(ROOT, '.next/standalone');
const PICTURES = '.next/standalone/.next/cache/images';
const SCRIPT = /"(\/_next\/static\/[^"?]+\.js)(?:\?dpl=([^"]+))?"/g;

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
  const response = await fetch(inject('site') + src.replaceAll('&amp;', '&'), {
    headers: { accept: 'image/webp' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = Buffer.from(await response.arrayBuffer());
  // The shared site runs in a copy of the build.
  const stored = () => globSync(path.join(ROOT, '.next/sites/*', PICTURES, '*/*'));
  const isStored = (file: string) => readFileSync(file).equals(picture);
  await expect.poll(() => stored().some(isStored)).toBe(true);
});

test('the id of the build is in NEXT_DEPLOYMENT_ID, and in the addresses of scripts', async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const { site } = await ownServers({ REDIS_URL: redis.url });
  const { body } = await visit(`${site.url}/modelos`);
  const [script] = body.matchAll(SCRIPT);
  const id = script?.[2];
  expect(id).toMatch(/^\w{6,}$/);
  await expect.poll(() => redis.client.keys(`vitrine:*${id}*`)).not.toEqual([]);
});
