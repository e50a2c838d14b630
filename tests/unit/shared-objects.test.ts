import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';

/**
 * Each of Next's server bundles has its own copy of a class, but objects of `processWide` are made
 * by one bundle and used by all: `instanceof` does not recognize what they throw.
 */

/** Thrown by a function of the same bundle, not by a shared object. */
const OWN = ['lib/media/served-file.ts: UndecodableError'];
const BUILT_IN = ['Error', 'Map', 'File', 'Readable', 'SyntaxError', 'DOMException'];

test('modules that share objects of the whole process recognize no class by `instanceof`', () => {
  const files = globSync('{app,lib}/**/*.{ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const sharing = files.filter(({ text }) => text.includes('processWide('));
  expect(sharing.length).toBeGreaterThan(20);
  const found = sharing.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/ instanceof (\w+)/g), ([, name = '']) => ({ file, name })),
  );
  const foreign = found.filter(({ name }) => !BUILT_IN.includes(name));
  expect(
    foreign.map(({ file, name }) => `${file}: ${name}`).filter((one) => !OWN.includes(one)),
  ).toEqual([]);
});

/** Loads a module as another bundle does, with the objects of the process. */
async function copyOf<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}

test('a rate limiter of another bundle refuses a post with the time to wait', async () => {
  beginProcess({
    ...{ PANEL_URL: 'http://127.0.0.1:9', INTEGRATION_URL: 'http://127.0.0.1:9' },
    ...{ SITE_URL: 'https://vitrine.test', TRUSTED_PROXY_HOPS: '1' },
  });
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.1' };
  const request = new Request('https://vitrine.test/api/contact', { method: 'POST', headers });
  const { admit } = await import('@/lib/forms/guard');
  for (let times = 0; times < 5; times += 1) await admit(request, 'contact');
  vi.doMock('rate-limiter-flexible', async (original) => ({
    ...(await original<object>()),
    RateLimiterRes: class {},
  }));
  const other = await copyOf(() => import('@/lib/forms/guard'));
  await expect(other.admit(request, 'contact')).rejects.toMatchObject({
    code: 'rate',
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
});
