import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as nextConstants from 'next/dist/lib/constants.js';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as browserConstants from '@/lib/platform/next/browser-constants.mjs';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { webWorker } from '../fixtures/web-worker.ts';
import { ownServers, visit, visitShared } from '../server/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STANDALONE = path.join(ROOT, '.next/standalone');
const PICTURES = '.next/standalone/.next/cache/images';
const SCRIPT = /"(\/_next\/static\/[^"?]+\.js)(?:\?dpl=([^"]+))?"/g;

test('scripts lie in one flat folder, begin with the compile hint and are compressed', async () => {
  const { body } = await visitShared('/modelos');
  const scripts = new Set(Array.from(body.matchAll(SCRIPT), ([, script = '']) => script));
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(script).toMatch(/^\/_next\/static\/chunks\/[^/]+\.js$/);
    const file = path.join(STANDALONE, script.replace('/_next', '.next'));
    const source = readFileSync(file, 'utf8');
    expect(source.startsWith('//# allFunctionsCalledOnLoad\n'), script).toBe(true);
    expect(source.length < 1_000 || existsSync(`${file}.br`), script).toBe(true);
  }
});

test('the bundler starts web workers with a script of its own, turbopack-worker-*.js', () => {
  const chunks = path.join(STANDALONE, '.next/static/chunks');
  // A worker is referred to by its entry script and the list of chunks that this script imports.
  const started = globSync('*.js', { cwd: chunks }).flatMap((name) => {
    const source = readFileSync(path.join(chunks, name), 'utf8');
    return Array.from(source.matchAll(/"static\/chunks\/([^"]+\.js)",\["static\/chunks\//g));
  });
  expect(started.map(([, name]) => `/_next/static/chunks/${name}`)).toEqual([webWorker()]);
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
  const query = new URL(src.replaceAll('&amp;', '&'), 'http://site.test').searchParams;
  const name = ImageOptimizerCache.getCacheKey({
    href: query.get('url') ?? '',
    width: Number(query.get('w')),
    quality: Number(query.get('q')),
    mimeType: 'image/webp',
  });
  const isStored = (file: string) =>
    path.basename(path.dirname(file)) === name && readFileSync(file).equals(picture);
  await expect.poll(() => stored().some(isStored)).toBe(true);
});

/** The scripts of all pages of the build, as one text. */
const builtScripts = () =>
  globSync(path.join(STANDALONE, '.next/static/chunks/*.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The router's modules by the paths under which they require a file of Next, with their sources. */
function routerModules(required: RegExp): { request: string; source: string }[] {
  const root = path.join(ROOT, 'node_modules/next/dist/client/components');
  return globSync(path.join(root, '**/*.js')).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, request] = required.exec(source) ?? [];
    return request ? [{ request, source }] : [];
  });
}

test("the router reads one of Next's constants in a browser, by paths that the build replaces", () => {
  const modules = routerModules(/require\("([./]+lib\/constants)"\)/);
  expect(modules.length).toBeGreaterThan(2);
  const requests = new Set(modules.map(({ request }) => request));
  expect(requests).toEqual(new Set(['../../../lib/constants', '../../../../lib/constants']));
  const read = modules.flatMap(({ source }) => source.match(/(?<=_constants\.)\w+/g) ?? []);
  expect(new Set(read)).toEqual(new Set(Object.keys(browserConstants)));
  expect(nextConstants).toMatchObject({ ...browserConstants });
  expect(builtScripts()).not.toContain('private-next-root-dir');
});

test('the reducer of server actions is left out of the scripts, and nothing needs it', () => {
  const modules = routerModules(/require\("([\w./-]+server-action-reducer)"\)/);
  expect(modules.map(({ request }) => request)).toEqual(['./reducers/server-action-reducer']);
  const sources = globSync(path.join(ROOT, '{app,components,lib}/**/*.{ts,tsx}'));
  const actions = sources.filter((file) =>
    /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')),
  );
  expect(actions).toEqual([]);
  expect(builtScripts()).not.toContain('x-action-redirect');
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
