import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

async function fresh(variables: Record<string, string> = {}) {
  beginProcess({ SITE_URL: 'https://vitrine.test', ...variables });
  return {
    ...(await import('@/lib/forms/guard')),
    ...(await import('@/lib/server/client-ip')),
  };
}

const request = (headers: Record<string, string>, scheme = 'http') =>
  new Request(`${scheme}://10.0.0.5:3000/api/contact`, { method: 'POST', headers });

describe('a cross-origin post', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://cdn.test' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://vitrine.test' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://vitrine.test' }, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [{ origin: 'https://vitrine.test.evil.test' }, false],
    [{ origin: 'http://vitrine.test' }, false],
    [{ origin: 'null' }, false],
    [{ referer: 'https://vitrine.test/contato' }, true],
    [{ referer: 'https://evil.test/?https://vitrine.test' }, false],
    [{}, false],
  ])('%o is same-origin: %s', async (headers, ours) => {
    const { isSameOrigin } = await fresh();
    expect(isSameOrigin(request(headers))).toBe(ours);
  });
});

test.each([
  ['https', 'https://www.vitrine.test', true],
  ['https', 'http://www.vitrine.test', false],
  ['http', 'https://www.vitrine.test', false],
  ['http', 'http://www.vitrine.test', true],
  ['https', 'https://www.vitrine.test:8443', false],
])('over %s the origin %s is ours: %s', async (scheme, origin, ours) => {
  const { isSameOrigin } = await fresh();
  const host = 'www.vitrine.test';
  expect(isSameOrigin(request({ origin, host }, scheme))).toBe(ours);
  expect(isSameOrigin(request({ referer: `${origin}/contato`, host }, scheme))).toBe(ours);
});

describe('the limit of five posts a minute', () => {
  const post = (address: string) =>
    request({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address });

  it('does not apply where clients cannot be told apart', async () => {
    const { admit } = await fresh();
    const unknown = request({ 'sec-fetch-site': 'same-origin' });
    const posts = Array.from({ length: 20 }, () => admit(unknown, 'contact'));
    await expect(Promise.all(posts)).resolves.toHaveLength(20);
  });

  it('reports an error of the counter as such, and not as too many posts', async () => {
    const fault = new TypeError('a fault');
    const { admit } = await fresh({ TRUSTED_PROXY_HOPS: '1' });
    const { RateLimiterMemory } = await import('rate-limiter-flexible');
    const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(fault);
    onTestFinished(() => consume.mockRestore());
    await expect(admit(post('203.0.113.1'), 'contact')).rejects.toBe(fault);
  });

  it('is counted in memory while Redis is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const variables = { TRUSTED_PROXY_HOPS: '1', REDIS_URL: 'redis://127.0.0.1:1' };
    const { admit } = await fresh(variables);
    for (let one = 0; one < 5; one += 1) await admit(post('203.0.113.1'), 'contact');
    await expect(admit(post('203.0.113.1'), 'contact')).rejects.toMatchObject({ code: 'rate' });
    (await import('@/lib/cache/redis')).redis()?.disconnect();
    warn.mockRestore();
  });
});

const post = (scripted: boolean) => request(scripted ? {} : { accept: 'text/html,*/*' });

test.each([
  [{ filling_ms: '2000' }, true, true],
  [{ filling_ms: 9_000 }, true, true],
  [{ filling_ms: '1999' }, true, false],
  [{ filling_ms: 'x' }, true, false],
  [{}, true, false],
  [{}, false, true],
  [{ website: 'x', filling_ms: '9000' }, true, false],
  [{ website: 'x' }, false, false],
  [{ website: '' }, false, true],
])('%o, scripted %s: accepted as human: %s', async (fields, scripted, visitor) => {
  const { refuseRobots } = await fresh();
  const check = () => refuseRobots(post(scripted), fields);
  if (visitor) expect(check).not.toThrow();
  else expect(check).toThrow('robot');
});
