import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const person = (id: number) => ({ id, name: `Person ${id}`, cover: `covers/${id}.jpg` });

const MINUTE = 60_000;
const PAUSE = 10 * MINUTE;

let answers: Answers;
let services: string;
let folder: string;
let logs: string[];
/** Removals that wait for the pause to end, which the tests begin by hand. */
let waiting: { run: () => void; ms: number }[];

function holdLongTimers(): void {
  const set = globalThis.setTimeout;
  const hold = (run: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms <= PAUSE - MINUTE) return set(run, ms, ...rest);
    waiting.push({ run, ms });
    return { unref() {} };
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
}

beforeEach(async () => {
  answers = { '/api/talents': [1, 2, 3, 4].map(person) };
  services = (await startServices(answers)).url;
  folder = mkdtempSync(path.join(tmpdir(), 'optimized-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  waiting = [];
  holdLongTimers();
  logs = [];
  vi.spyOn(console, 'info').mockImplementation((text: string) => void logs.push(text));
  return () => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** Puts a picture into the optimizer's folder. Returns whether it is still there. */
function optimized(name: string): () => boolean {
  const place = path.join(folder, '.next/cache/images', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'picture.webp'), '');
  return () => existsSync(place);
}

/** Moves the last removal to so many milliseconds ago. */
function removedBefore(ms: number): void {
  const time = (Date.now() - ms) / 1000;
  mkdirSync(path.join(folder, '.next/cache'), { recursive: true });
  writeFileSync(path.join(folder, '.next/cache/pictures-removed'), '');
  utimesSync(path.join(folder, '.next/cache/pictures-removed'), time, time);
}

/** A process that has read the roster. */
async function begun(variables: Record<string, string> = {}) {
  beginProcess({ PANEL_URL: services, INTEGRATION_URL: services, ...variables });
  const { redis, redisState, sendToRedis } = await import('@/lib/platform/redis.mjs');
  const connection = redis();
  onTestFinished(() => connection?.disconnect());
  if (connection) {
    await expect.poll(redisState).toBe('up');
    await expect.poll(() => sendToRedis((client) => client.ping())).toBe('PONG');
  }
  const { onRemoval } = await import('@/lib/platform/removed-records.mjs');
  const events: string[] = [];
  onRemoval('test', (tag) => events.push(tag));
  const { readRoster } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  await readRoster();
  return {
    events,
    /** All but these leave, and the webhook reports it with `force`. */
    async leaveOnly(...ids: number[]) {
      answers['/api/talents'] = ids.map(person);
      await refresh(['talents'], true);
    },
  };
}

/** A process whose removal at its start was longer ago than the pause. */
async function begunLongAgo() {
  const old = optimized('from-before-the-start');
  const site = await begun();
  await expect.poll(old).toBe(false);
  removedBefore(PAUSE + MINUTE);
  return site;
}

describe('when a talent departs', () => {
  it('all optimized pictures are removed, and the log says so', async () => {
    const { leaveOnly } = await begunLongAgo();
    logs = [];
    const pictures = ['one', 'other'].map(optimized);
    await leaveOnly(1, 3, 4);
    await expect.poll(() => pictures.filter((isThere) => isThere())).toEqual([]);
    await expect
      .poll(() => logs)
      .toContainEqual(expect.stringMatching(/^All optimized pictures are removed/));
  });

  it('it happens at most once in ten minutes, and departures in between wait together', async () => {
    const { leaveOnly } = await begunLongAgo();
    const first = optimized('first');
    await leaveOnly(1, 2, 3);
    await expect.poll(first).toBe(false);
    const second = optimized('second');
    await leaveOnly(1, 2);
    await expect.poll(() => waiting).toHaveLength(1);
    await leaveOnly(1);
    expect(waiting[0]?.ms).toBeLessThanOrEqual(PAUSE);
    expect(second()).toBe(true);
    waiting[0]?.run();
    await expect.poll(second).toBe(false);
    expect(waiting).toHaveLength(1);
  });
});

describe('across a restart', () => {
  it('the ten minutes go on, also when the clock was set back', async () => {
    for (const ago of [MINUTE / 2, -PAUSE]) {
      waiting = [];
      removedBefore(ago);
      const picture = optimized('picture');
      await begun();
      await expect.poll(() => waiting).toHaveLength(1);
      expect(waiting[0]?.ms).toBeLessThanOrEqual(PAUSE);
      expect(picture()).toBe(true);
      waiting[0]?.run();
      await expect.poll(picture).toBe(false);
    }
  });

  it('a process that knows of no earlier roster removes what it finds', async () => {
    const picture = optimized('picture');
    const { events } = await begun();
    expect(events).toEqual(['talent:*']);
    await expect.poll(picture).toBe(false);
  });

  describe('with Redis', () => {
    async function redisOfTest() {
      const server = await startRedisServer();
      onTestFinished(() => server.stop());
      const stored = (name: string) => async () => (await server.client.keys(name)).length;
      return {
        variables: { REDIS_URL: server.url, NEXT_DEPLOYMENT_ID: 'build' },
        storedRosters: stored('*:read:*talents*'),
        storedAbsences: stored('*:read:*departures*'),
      };
    }

    it('pictures stay while no one has departed', async () => {
      const { variables, storedRosters } = await redisOfTest();
      await begun(variables);
      await expect.poll(storedRosters).toBe(1);
      const { events } = await begun(variables);
      expect(events).toEqual([]);
    });

    it('an instance that was down removes its pictures when it starts', async () => {
      const { variables, storedRosters, storedAbsences } = await redisOfTest();
      const { leaveOnly } = await begun(variables);
      await leaveOnly(1, 3, 4);
      await expect.poll(storedRosters).toBe(1);
      await expect.poll(storedAbsences).toBe(1);
      const picture = optimized('picture');
      const { events } = await begun(variables);
      expect(events).toEqual(['talent:2']);
      await expect.poll(picture).toBe(false);
    });
  });
});
