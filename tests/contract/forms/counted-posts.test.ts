import { expect, it, onTestFinished } from 'vitest';
import { connectedRedis } from '../../fixtures/connected-redis.ts';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { startRedisServer } from '../../fixtures/redis-server.ts';

it('the posts of a visitor are counted across all instances', async () => {
  const server = await startRedisServer();
  onTestFinished(() => server.stop());

  /** Another instance: it shares nothing with the previous one but Redis. */
  async function instance() {
    beginProcess({ TRUSTED_PROXY_HOPS: '1', REDIS_URL: server.url });
    await connectedRedis();
    return await import('@/lib/forms/guard');
  }

  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.1' };
  const post = new Request('http://localhost/', { method: 'POST', headers });
  const { admit } = await instance();
  for (let time = 0; time < 3; time += 1) await admit(post, 'contact');

  const other = await instance();
  for (let time = 0; time < 2; time += 1) await other.admit(post, 'contact');
  await expect(other.admit(post, 'contact')).rejects.toMatchObject({ code: 'rate' });
  await other.admit(post, 'scouting');
  // Other programs may store something in the same Redis.
  const keys = await server.client.keys('*');
  expect(keys.filter((key) => !key.startsWith('vitrine:'))).toEqual([]);
});
