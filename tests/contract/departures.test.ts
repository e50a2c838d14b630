import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FRESH_MS } from '@/lib/panel/limits';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const person = (id: number) => ({ id, name: `Person ${id}`, slug: `person-${id}` });

/** A process that reads the roster, and the purges that its caches are notified of. */
async function begun(answers: Answers) {
  const clock = movableClock();
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
  const removed: string[] = [];
  onRemoval('test', (tag) => removed.push(tag));
  const { readProfile, readRoster } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  const { cachedReads } = await import('@/lib/panel/read-entries');
  await readRoster();
  removed.length = 0;
  /** Reads the roster again after its five minutes, this many times. */
  const later = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await clock.advance(FRESH_MS.roster + 1);
      await readRoster();
    }
  };
  const readsOf = (tag: string) => cachedReads().filter(({ wanted }) => wanted?.tags.includes(tag));
  return { later, readProfile, readRoster, readsOf, refresh, removed };
}

it('the caches of a talent are purged once three rosters over ten minutes lack them', async () => {
  const answers: Answers = {
    '/api/talents': [1, 2, 3].map(person),
    '/api/talent/profile': { data: person(2) },
  };
  const { later, readProfile, readsOf, removed } = await begun(answers);
  expect(await readProfile(2)).toMatchObject({ id: 2 });
  expect(readsOf('talent:2')).toHaveLength(1);
  answers['/api/talents'] = [1, 3].map(person);
  await later(2);
  expect(await readProfile(2)).toBeNull();
  expect([removed, readsOf('talent:2').length]).toEqual([[], 1]);
  await later(1);
  expect([removed, readsOf('talent:2').length]).toEqual([['talent:2'], 0]);
});

it.each([
  ['is listed', person(2)],
  ['cannot be read', { ...person(2), name: ' ' }],
])('the count of absences restarts when a talent %s in between', async (_what, between) => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { later, removed } = await begun(answers);
  const absent = [1, 3].map(person);
  answers['/api/talents'] = absent;
  await later(2);
  answers['/api/talents'] = [person(1), between, person(3)];
  await later(1);
  answers['/api/talents'] = absent;
  await later(2);
  expect(removed).toEqual([]);
  await later(1);
  expect(removed).toEqual(['talent:2']);
});

it('three absences within ten minutes are no departure, however long ago an earlier one was', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { later, refresh, removed } = await begun(answers);
  answers['/api/talents'] = [1, 3].map(person);
  await later(1);
  answers['/api/talents'] = [person(1), { ...person(2), name: ' ' }, person(3)];
  await later(2);
  answers['/api/talents'] = [1, 3].map(person);
  for (let time = 0; time < 3; time += 1) await refresh(['talents'], false);
  expect(removed).toEqual([]);
});

it('a talent whose name is blank for once is in no list, and has not departed', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { later, readRoster, refresh, removed } = await begun(answers);
  answers['/api/talents'] = [person(1), { ...person(2), name: ' ' }, person(3)];
  await later(4);
  expect((await readRoster()).talents).toHaveLength(2);
  expect(await refresh(['talents'], true)).toMatchObject({ failed: [] });
  expect(removed).toEqual([]);
});

it('with `force` a talent missing from the answer has departed at once', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { refresh, removed } = await begun(answers);
  answers['/api/talents'] = [1, 3].map(person);
  await refresh(['talents'], false);
  expect(removed).toEqual([]);
  answers['/api/talents'] = [person(1), person(3)];
  await refresh(['talents'], true);
  await expect.poll(() => removed).toEqual(['talent:2']);
});

it('a talent beyond the first thousand records has not left', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const { readTalents } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
  const departed: string[] = [];
  onRemoval('test', (tag) => departed.push(tag));
  await readTalents();
  answers['/api/talents'] = [1, 3].map(person);
  expect(await refresh(['talents'], false)).toMatchObject({ failed: [] });
  expect(await readTalents()).toHaveLength(2);
  expect(departed).toEqual([]);
});

it('with `force` the services are believed, however implausible', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { readRoster } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  await readRoster();
  answers['/api/talents'] = [person(1)];
  expect((await refresh(['talents'], false)).failed).toHaveLength(1);
  expect((await readRoster()).talents).toHaveLength(3);
  expect((await refresh(['talents'], true)).failed).toEqual([]);
  expect((await readRoster()).talents).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(1);
});

describe('with Redis, across a restart', () => {
  async function redisAndServices() {
    const clock = movableClock();
    const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
    const { url } = await startServices(answers);
    const redisServer = await startRedisServer();
    onTestFinished(() => redisServer.stop());
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const start = async () => {
      beginProcess({
        ...{ PANEL_URL: url, INTEGRATION_URL: url },
        ...{ REDIS_URL: redisServer.url, NEXT_DEPLOYMENT_ID: 'build' },
      });
      const { redis, redisState, sendToRedis } = await import('@/lib/platform/redis.mjs');
      const connection = redis();
      onTestFinished(() => connection?.disconnect());
      await expect.poll(redisState).toBe('up');
      await expect.poll(() => sendToRedis((client) => client.ping())).toBe('PONG');
      return {
        ...(await import('@/lib/panel/absent-talents')),
        ...(await import('@/lib/panel/talents')),
        ...(await import('@/lib/panel/departures')),
      };
    };
    const stored = (pattern: string) =>
      redisServer.client.keys(pattern).then((keys) => keys.length);
    return { answers, clock, start, stored };
  }

  it('a talent who leaves the roster in the meantime is known to have departed', async () => {
    const { answers, clock, start, stored } = await redisAndServices();
    await (await start()).readRoster();
    await expect.poll(() => stored('*:read:*talents?*')).toBe(1);

    const { readRoster, departedTalent } = await start();
    answers['/api/talents'] = [1, 3].map(person);
    for (const _roster of [1, 2, 3, 4]) {
      await clock.advance(FRESH_MS.roster + 1);
      expect((await readRoster()).talents).toHaveLength(2);
    }
    expect(departedTalent(2)).toMatchObject({ id: 2, name: 'Person 2' });
  });

  it('a departed talent is in no list, not even in an outage', async () => {
    const { answers, clock, start } = await redisAndServices();
    const { departedTalent, readAbsent, readRoster, readTalents } = await start();
    expect([(await readRoster()).talents.length, (await readTalents()).length]).toEqual([3, 3]);
    // The shorter list is not read again before the outage.
    answers['/api/talents'] = [1, 3].map(person);
    for (const _roster of [1, 2, 3]) {
      await clock.advance(FRESH_MS.roster + 1);
      await readRoster();
    }
    expect(departedTalent(2)).not.toBeNull();
    await expect.poll(readAbsent).toMatchObject([{ departed: true }]);
    answers['/api/talents'] = (response) => response.writeHead(500).end();
    await clock.advance(FRESH_MS.roster + 1);
    const ids = async (read: typeof readTalents) => (await read()).map(({ id }) => id);
    expect(await ids(readTalents)).toEqual([1, 3]);

    const next = await start();
    expect(await ids(next.readTalents)).toEqual([1, 3]);
    expect((await next.readRoster()).talents).toHaveLength(2);
    expect(next.departedTalent(2)).toMatchObject({ name: 'Person 2' });
  });
});
