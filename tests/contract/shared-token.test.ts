import { expect, it, onTestFinished } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { callsTo, collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';

async function services() {
  const panel = await startPanel({ talents: 5 });
  const redis = await startRedisServer();
  onTestFinished(async () => {
    await redis.stop();
    await panel.close();
  });
  /** Another instance: it shares nothing with the previous one but Redis. */
  async function instance(variables: Record<string, string> = {}) {
    const client = await freshClient(panel.url, { REDIS_URL: redis.url, ...variables });
    const { redis: connection, redisState } = await import('@/lib/platform/redis.mjs');
    const own = connection();
    onTestFinished(() => own?.disconnect());
    await expect.poll(redisState).toBe('up');
    return client;
  }
  return { panel, redis, instance };
}

it('an instance uses the token of another one, and renews it for both once it is refused', async () => {
  const { panel, redis, instance } = await services();
  await (await instance()).readSlides('home');
  await (await instance()).readSlides('home');
  expect(callsTo(panel, '/api/login')).toBe(1);

  panel.expireTokens();
  await (await instance()).readSlides('banner');
  expect(callsTo(panel, '/api/login')).toBe(2);
  await (await instance()).readEntity('about', 'pt');
  expect(callsTo(panel, '/api/login')).toBe(2);
  expect(await redis.client.keys('*:lock')).toEqual([]);
});

it('a value that is damaged, or encrypted with other credentials, is ignored', async () => {
  collectWarnings();
  const { panel, redis, instance } = await services();
  await (await instance()).readSlides('home');
  const [name = ''] = await redis.client.keys('vitrine:*:token:panel:*');
  const sealed = await redis.client.getBuffer(name);
  expect(sealed?.length).toBeGreaterThan(40);
  expect(sealed?.toString('latin1')).not.toMatch(/Bearer|renewAt/);

  sealed?.writeUInt8((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1);
  await redis.client.set(name, sealed ?? '');
  await (await instance()).readSlides('home');
  expect(callsTo(panel, '/api/login')).toBe(2);

  const stranger = await instance({ PANEL_API_KEY: 'wrong' });
  await expect(stranger.readSlides('banner')).rejects.toMatchObject({ code: 'SIGN_IN' });
});

it('without a reply of Redis every instance signs in by itself', async () => {
  const { panel, redis, instance } = await services();
  const client = await instance();
  redis.halt();
  expect(await client.readSlides('home')).not.toHaveLength(0);
  redis.resume();
  expect(callsTo(panel, '/api/login')).toBe(1);
});
