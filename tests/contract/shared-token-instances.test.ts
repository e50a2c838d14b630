import { expect, it, onTestFinished, vi } from 'vitest';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';

const CREDENTIALS = { salt: 'salt', key: 'key' };
const LIFE_MS = 60_000;

/** The state that instances share. Each call acts as an instance of its own. */
async function withRedis() {
  const server = await startRedisServer();
  onTestFinished(() => server.stop());
  beginProcess({ REDIS_URL: server.url });
  const own = (await connectedRedis()).redis();
  const { sharedToken } = await import('@/lib/panel/shared-token');
  const granted = (bearer: string) => async () => ({ bearer, renewAt: Date.now() + LIFE_MS });
  return { redis: server.client, own, sharedToken, granted };
}

it('while one instance signs in, the others wait for its token', async () => {
  const { redis, sharedToken } = await withRedis();
  const gate = Promise.withResolvers<{ bearer: string; renewAt: number }>();
  const signIn = vi.fn(() => gate.promise);
  const instances = Array.from({ length: 3 }, () =>
    sharedToken('panel', CREDENTIALS, undefined, signIn),
  );
  // All have tried to get the lock, and one has looked again after a pause.
  const attempts = async () => Number(/cmdstat_set:calls=(\d+)/.exec(await redis.info('all'))?.[1]);
  await vi.waitUntil(async () => (await attempts()) > instances.length);
  expect(signIn).toHaveBeenCalledTimes(1);
  const [lock = ''] = await redis.keys('*');
  expect(lock).toMatch(/^vitrine:[0-9a-f]{12}:token:panel:[0-9a-f]{16}:lock$/);
  expect(await redis.pttl(lock)).toBeGreaterThan(0);
  gate.resolve({ bearer: 'Bearer a', renewAt: Date.now() + LIFE_MS });
  const bearers = (await Promise.all(instances)).map(({ bearer }) => bearer);
  expect(bearers).toEqual(['Bearer a', 'Bearer a', 'Bearer a']);
});

it('a token that arrives between the look-up and the lock is used', async () => {
  const { own, sharedToken, granted } = await withRedis();
  if (!own) throw new Error('there should be a Redis');
  const set = own.set.bind(own);
  vi.spyOn(own, 'set').mockImplementationOnce(async (...lock) => {
    await sharedToken('panel', CREDENTIALS, undefined, granted('a'));
    return set(...lock);
  });
  const signIn = vi.fn(granted('b'));
  expect((await sharedToken('panel', CREDENTIALS, undefined, signIn)).bearer).toBe('a');
  expect(signIn).not.toHaveBeenCalled();
});

it('a failed sign-in releases the lock, so the next call can sign in at once', async () => {
  const { redis, sharedToken } = await withRedis();
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(sharedToken('panel', CREDENTIALS, undefined, refuse)).rejects.toThrow('refused');
  expect(await redis.keys('*')).toEqual([]);
});

it('an instance that no longer waits for the lock leaves it to its owner', async () => {
  const clock = movableClock();
  const { redis, own, sharedToken, granted } = await withRedis();
  const gate = Promise.withResolvers<{ bearer: string; renewAt: number }>();
  const signIn = vi.fn(() => gate.promise);
  const owner = sharedToken('panel', CREDENTIALS, undefined, signIn);
  await expect.poll(() => signIn.mock.calls.length).toBe(1);
  const [lock = ''] = await redis.keys('*:lock');
  expect(await redis.pttl(lock)).toBeGreaterThan(9_000);
  if (!own) throw new Error('there should be a Redis');
  vi.spyOn(own, 'getBuffer').mockResolvedValue(null);
  const other = sharedToken('panel', CREDENTIALS, 'Bearer b', granted('b'));
  await clock.advance(2_001);
  await other;
  expect(await redis.keys('*:lock')).toEqual([lock]);
  gate.resolve({ bearer: 'Bearer a', renewAt: Date.now() + LIFE_MS });
  await owner;
  expect(await redis.keys('*:lock')).toEqual([]);
});

it('each service, and each pair of credentials, has its own token', async () => {
  const { redis, sharedToken, granted } = await withRedis();
  const others = { ...CREDENTIALS, key: 'other' };
  await sharedToken('panel', CREDENTIALS, undefined, granted('a'));
  await sharedToken('integration', CREDENTIALS, undefined, granted('b'));
  await sharedToken('panel', others, undefined, granted('c'));
  const stored = await redis.keys('*');
  expect(stored.map((name) => name.split(':').slice(2, 4).join(':')).sort()).toEqual([
    ...['token:integration', 'token:panel', 'token:panel'],
  ]);
  const never = () => Promise.reject(new Error('A bearer is there.'));
  const again = await sharedToken('panel', CREDENTIALS, undefined, never);
  expect(again.bearer).toBe('a');
});

it('a token is stored for as long as it is used, and no clock makes it invalid', async () => {
  const clock = movableClock();
  const { redis, sharedToken, granted } = await withRedis();
  await sharedToken('panel', CREDENTIALS, undefined, granted('a'));
  const [name = ''] = await redis.keys('*');
  const lifeMs = await redis.pttl(name);
  expect(lifeMs).toBeGreaterThan(LIFE_MS / 2);
  expect(lifeMs).toBeLessThanOrEqual(LIFE_MS);
  await clock.advance(LIFE_MS + 1);
  const next = await sharedToken('panel', CREDENTIALS, undefined, granted('b'));
  expect(next.bearer).toBe('b');
});
