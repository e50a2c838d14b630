import { expect, it, onTestFinished } from 'vitest';
import { talentId } from '../demo-panel/seed/talent.ts';
import { type PanelOptions, startPanel } from '../demo-panel/start.ts';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  type PanelClient,
} from '../fixtures/panel-client.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';

async function services(options: PanelOptions = {}) {
  const panel = await startPanel({ talents: 5, ...options });
  const redis = await startRedisServer();
  onTestFinished(async () => {
    await redis.stop();
    await panel.close();
  });
  /** Another instance: it shares nothing with the previous one but Redis. */
  async function instance(variables: Record<string, string> = {}) {
    const client = await freshClient(panel.url, { REDIS_URL: redis.url, ...variables });
    await connectedRedis();
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

it('two instances read every page if each sign-in invalidates the previous token', async () => {
  const { panel, instance } = await services({ talents: 20, singleToken: true });
  const both = [await instance(), await instance()];
  // Slow answers, so that another sign-in may invalidate a token while a call with it is in flight.
  for (const route of ['/api/posts', '/api/talent']) panel.fail({ kind: 'slow', ms: 40, route });
  const pages = async ({ readProfile, readPosts }: PanelClient) => {
    for (let place = 0; place < 20; place += 1) {
      await Promise.all([readProfile(talentId(place)), readPosts(2, place + 1)]);
    }
  };
  await Promise.all(both.map(pages));
  panel.expireTokens();
  const more = both.map(({ readEntity, readCities }) =>
    Promise.all([readEntity('about', 'pt'), readEntity('privacy', 'pt'), readCities('30')]),
  );
  expect((await Promise.all(more)).flat()).not.toContain(null);
  expect([callsTo(panel, '/api/login'), callsTo(panel, '/api/signin')]).toEqual([2, 2]);
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
