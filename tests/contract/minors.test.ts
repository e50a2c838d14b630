import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { measuresOf as parsed } from '../fixtures/people.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const BODY = { bust: '77.7/30.6', waist: '61.3', hips: '88.4', weight: '43.9' };
const SENT_SHOWN = { height: '150/4.11', jeans: '34', shoes: '35', suit: '12', shirt: '14' };
const LOOKS = { hair: 'Brown', eyes: 'Green', skin_tone: '1162' };
const NOW = new Date('2026-05-01T12:00:00Z');
/** Eighteen times 365.25 days later, in whole days. */
const EIGHTEEN = new Date('2026-05-03T12:00:00Z');

const record = (id: number, more: object) => ({
  ...{ id, name: `Ana ${id}`, gender: 'woman', ...BODY, ...SENT_SHOWN, ...LOOKS, ...more },
});

/** The measures that remain of each talent, from the roster and from the profile. */
async function measuresOf(listed: object, profile: object = {}) {
  const { client } = await begun(listed, profile);
  const { byId } = await client.readRoster();
  const whole = await client.readWholeProfile(1);
  return {
    listed: byId.get(1)?.measures,
    profile: (await client.readProfile(1))?.measures,
    whole: whole?.measures,
  };
}

async function begun(listed: object, profile: object) {
  const answers: Answers = {
    '/api/talents': [record(1, listed)],
    '/api/talent/profile': record(1, profile),
  };
  const { url, received } = await startServices(answers);
  const start = async (variables: Record<string, string> = {}) => {
    beginProcess({ PANEL_URL: url, INTEGRATION_URL: url, ...variables });
    return import('@/lib/panel/talents');
  };
  return { answers, received, start, client: await start() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The measures as the panel sends them, and as the site has them. */
const SENT = { ...SENT_SHOWN, ...BODY };
const SHOWN = parsed(SENT_SHOWN);
const ALL = parsed(SENT);

test.each([
  ['13 years old', { birthdate: '2013-01-01' }, {}],
  ['13 years old by the profile alone', {}, { birthdate: '2013-01-01' }],
  ['of the kids, without a birth date', { categories: [{ id: 1886 }] }, {}],
  [
    'of the teens, with the birth date of an adult',
    { categories: ['1887'], birthdate: '1990-01-01' },
    { birthdate: '1990-01-01' },
  ],
  [
    'of the teens by the roster, an adult by the profile',
    { categories: [1887] },
    { birthdate: '1990-01-01', categories: [3] },
  ],
  [
    '13 by the roster, an adult by the profile',
    { birthdate: '2013-01-01' },
    { birthdate: '1990-01-01' },
  ],
])(
  'the body of a talent %s is in no read but that of the gallery',
  async (_who, listed, profile) => {
    const read = await measuresOf(listed, profile);
    const isListedMinor = 'categories' in listed || 'birthdate' in listed;
    expect(read).toEqual({ listed: isListedMinor ? SHOWN : ALL, profile: SHOWN, whole: SENT });
  },
);

const UNREADABLE_DATES: readonly unknown[] = [
  ...['14/03/2012', '14-03-2012', '14.03.2012', '2012-3-4', '2012', '20120314', '2012/03/14'],
  ...['2012-02-30', '2012-13-01', '2012-03', '1331683200', 'soon', '-', 'n/a', '?'],
  ...[1331683200, 1331683200000, 20120314, 2012, -1, 0, true, false],
  ...[{ date: '2012-03-14' }, { date: '2012-03-14 00:00:00.000000', timezone: 'UTC' }],
  ...[['2012-03-14'], [], {}],
  ...['0000-00-00', '0001-01-01', '1753-01-01', '1899-12-30', '1900-01-01', '0012-03-14'],
  ...['0000-00-00 00:00:00', '1900-01-01T00:00:00Z', '2030-01-01', '3012-03-14'],
];

/** The talents of a roster with one record for each of these, in order. */
async function rosterOf(records: readonly object[]) {
  const { answers, client } = await begun({}, {});
  answers['/api/talents'] = records.map((more, at) => record(at + 1, more));
  return (await client.readRoster()).talents;
}

test('an unreadable birth date hides the body, and its talent is nowhere an adult', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const read = await rosterOf(
    UNREADABLE_DATES.map((birthdate) => ({ birthdate, categories: [1884] })),
  );
  const said = read.map(({ id, measures, age, bust }) => {
    return [UNREADABLE_DATES[id - 1], measures, age, bust];
  });
  expect(said).toEqual(UNREADABLE_DATES.map((birthdate) => [birthdate, SHOWN, null, null]));
  const { readAdultFacesIfAny } = await import('@/lib/roster/new-faces');
  expect(await readAdultFacesIfAny()).toEqual([]);
});

test.each(['14/03/2012', '1900-01-01', { date: '2012-03-14' }])(
  'a birth date of %j in the profile alone hides the body there',
  async (birthdate) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await measuresOf({}, { birthdate })).toEqual({
      listed: ALL,
      profile: SHOWN,
      whole: SENT,
    });
  },
);

test('an unreadable birth date of the profile hides the body although the list has an adult', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const read = await measuresOf({ birthdate: '1990-01-01' }, { birthdate: '01/01/1990' });
  expect(read).toMatchObject({ listed: ALL, profile: SHOWN });
});

test('without a birth date and a readable category the body is hidden, and of a tenth that is an error', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = await rosterOf([{ categories: 'none' }, { categories: [1, 'x'] }, {}]);
  expect(read.map(({ measures }) => measures)).toEqual([SHOWN, ALL, ALL]);
  expect(error.mock.calls.flat()).toEqual([expect.stringMatching(/ages of 1 of 3 talents/)]);
  error.mockClear();
  await rosterOf([{ categories: 'none' }, ...Array.from({ length: 9 }, () => ({}))]);
  expect(error).not.toHaveBeenCalled();
});

const READABLE: readonly [who: string, talent: object, age: number | null][] = [
  ['of 36 years', { birthdate: '1990-01-01' }, 36],
  ['of 36 years, with a time', { birthdate: '1990-01-01 10:20:30' }, 36],
  ['of 110 years', { birthdate: '1916-01-01' }, 80],
  ['without a birth date', {}, null],
  ['whose birth date is null', { birthdate: null }, null],
  ['whose birth date is empty', { birthdate: ' ' }, null],
];

test('the body of any other talent is read, with an age if there is a birth date', async () => {
  const read = await rosterOf(READABLE.map(([, talent]) => talent));
  const said = read.map(({ id, measures, age }) => [READABLE[id - 1]?.[0], measures, age]);
  expect(said).toEqual(READABLE.map(([who, , age]) => [who, ALL, age]));
});

test.each([
  ['an adult', { birthdate: '1990-01-01' }],
  ['without a birth date', { birthdate: '', categories: [1884] }],
])('the body of a talent who is %s is in the profile', async (_who, talent) => {
  expect(await measuresOf(talent, talent)).toEqual({ listed: ALL, profile: ALL, whole: SENT });
});

const OF_MINORS: readonly unknown[] = [
  ...['1886', '1884,1886', '[1886]', '["1886"]', '[{"id":1886}]', '{"id":1886}', 1886],
  ...[[1886], ['1886'], ['{"id":1886}'], [[{ id: 1886 }]], [{ id: '1886' }], { id: 1886 }],
  ...[[{ category_id: 1886 }], [{ category_id: '1887' }], { category_id: 1887 }],
  ...[[{ id: 7, category_id: 1886 }], [{ id: 1886, category_id: 7 }]],
  ...[{ 0: { id: 1884 }, 2: { id: 1886 } }, { 0: 1884, 2: '1887' }, { data: [{ id: 1886 }] }],
  [{ id: 'none' }, 1886],
];

test('a member of a category of minors is one, however the categories are written', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const more of [{}, { birthdate: '1990-01-01' }]) {
    const read = await rosterOf(OF_MINORS.map((categories) => ({ categories, ...more })));
    const said = read.map(({ id, measures, age }) => [OF_MINORS[id - 1], measures, age]);
    expect(said).toEqual(OF_MINORS.map((categories) => [categories, SHOWN, null]));
  }
});

test('no filter by the body lists a minor, and no other field is lost', async () => {
  const { client } = await begun({ birthdate: '2013-01-01' }, {});
  const [minor] = (await client.readRoster()).talents;
  expect(minor && filterRow(minor, NOW)).toMatchObject({ bust: null, waist: null, hips: null });
  expect(minor).toMatchObject({ bust: null, waist: null, hips: null, height: 150, jeans: 34 });
  expect(minor).toMatchObject({ hair: 'Brown', eyes: 'Green', skinTone: '1162', shoes: 35 });
});

test('the next read after the eighteenth birthday shows all measures', async () => {
  const { client } = await begun({ birthdate: '2008-05-02' }, {});
  expect((await client.readProfile(1))?.measures).toEqual(SHOWN);
  vi.advanceTimersByTime(EIGHTEEN.getTime() - Date.now());
  await expect.poll(async () => (await client.readRoster()).byId.get(1)?.measures).toEqual(ALL);
  expect((await client.readProfile(1))?.measures).toEqual(ALL);
});

test('a roster that another process stored in Redis is cleaned when it is read', async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const { answers, start } = await begun({ birthdate: '2013-01-01' }, {});
  const variables = { REDIS_URL: redis.url, NEXT_DEPLOYMENT_ID: 'build' };
  await (await start(variables)).readRoster();
  await expect.poll(() => redis.client.keys('vitrine:*:build:read:*')).toHaveLength(1);
  delete answers['/api/talents'];
  const next = await start(variables);
  await connectedRedis();
  const { byId } = await next.readRoster();
  expect(byId.get(1)?.measures).toEqual(SHOWN);
});

test('the gallery call of the panel gets the profile of a minor whole', async () => {
  const { answers, client, received } = await begun({ birthdate: '2013-01-01' }, {});
  answers['/api/download/gallery'] = (response) => void response.end('PK');
  const { downloadComposites } = await import('@/lib/panel/composites');
  const whole = await client.readWholeProfile(1);
  if (!whole) throw new Error('The talent should have a profile.');
  await new Response(
    await downloadComposites(whole, 'k', new AbortController().signal),
  ).arrayBuffer();
  const call = received.find(({ path }) => path === '/api/download/gallery');
  const { talent } = JSON.parse(call?.body ?? '{}');
  expect(JSON.parse(talent)).toMatchObject({ id: 1, measures: SENT, birthdate: '2013-01-01' });
});

test('only the handler of the gallery reads a whole profile', () => {
  const readers = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('readWholeProfile('),
  );
  expect(readers.sort()).toEqual(['app/api/composite/[id]/route.ts', 'lib/panel/talents.ts']);
});

describe('a talent whom only the profile shows as a minor', () => {
  it.each([
    ['by date', { birthdate: '2013-01-01' }],
    ['by category', { categories: [1886] }],
    ['by an unreadable date', { birthdate: '14/03/2012' }],
  ])('%s is one in the roster too, once the profile was read', async (_how, profile) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { client } = await begun({}, profile);
    expect((await client.readRoster()).byId.get(1)?.measures).toEqual(ALL);
    await client.readProfile(1);
    const { byId, talents } = await client.readRoster();
    const row = { bust: null, waist: null, hips: null, age: null, height: 150 };
    expect(byId.get(1)).toMatchObject({ ...row, measures: SHOWN });
    expect(talents).toEqual([byId.get(1)]);
    const { readCompared } = await import('@/lib/favorites/read-chosen');
    expect((await readCompared([1]))[0]?.measures).not.toHaveProperty('bust');
    expect((await client.readWholeProfile(1))?.measures).toEqual(SENT);
    expect(await client.readRoster()).toBe(await client.readRoster());
  });

  it('is none after a profile that shows an adult, and after the eighteenth birthday', async () => {
    const { answers, client } = await begun({}, { birthdate: '2008-05-02' });
    await client.readProfile(1);
    expect((await client.readRoster()).byId.get(1)?.measures).toEqual(SHOWN);
    vi.setSystemTime(EIGHTEEN);
    expect((await client.readRoster()).byId.get(1)?.measures).toEqual(ALL);
    vi.setSystemTime(NOW);
    answers['/api/talent/profile'] = record(1, { birthdate: '1990-01-01' });
    const { refresh } = await import('@/lib/panel/refresh');
    await refresh(['talent:1'], false);
    expect((await client.readRoster()).byId.get(1)?.measures).toEqual(ALL);
  });

  it('is one as soon as another one is an adult', async () => {
    const { answers, client } = await begun({}, { birthdate: '2008-05-02' });
    answers['/api/talents'] = [record(1, {}), record(2, {})];
    await client.readProfile(1);
    const measures = async () => (await client.readRoster()).talents.map((one) => one.measures);
    expect(await measures()).toEqual([SHOWN, ALL]);
    vi.setSystemTime(EIGHTEEN);
    answers['/api/talent/profile'] = record(2, { birthdate: '2013-01-01' });
    await client.readProfile(2);
    expect(await measures()).toEqual([ALL, SHOWN]);
  });

  it('is one on another instance and after a restart, sealed in Redis, while on the roster', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.stop());
    const { answers, start } = await begun({}, { birthdate: '2013-01-01' });
    const variables = { REDIS_URL: redis.url, NEXT_DEPLOYMENT_ID: 'build' };
    const first = await start(variables);
    await connectedRedis();
    await first.readProfile(1);
    const stored = async () => {
      const [key = ''] = await redis.client.keys('vitrine:*:known-minors');
      return redis.client.hgetBuffer(key, '1');
    };
    await expect.poll(stored).toBeTruthy();
    expect(String(await stored())).not.toContain('2031');
    const other = await start(variables);
    await connectedRedis();
    const measures = async () => (await other.readRoster()).byId.get(1)?.measures;
    await expect.poll(measures).toEqual(SHOWN);
    answers['/api/talents'] = [record(2, {}), record(3, {})];
    const { refresh } = await import('@/lib/panel/refresh');
    await refresh(['talents'], true);
    const { knownMinors } = await import('@/lib/panel/minors');
    await expect.poll(() => knownMinors(new Date())).toEqual([]);
  });

  it('remains one when an instance that has not read of it notes another', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.stop());
    const { answers, start } = await begun({}, { birthdate: '2013-01-01' });
    answers['/api/talents'] = [record(1, {}), record(2, {})];
    const variables = { REDIS_URL: redis.url, NEXT_DEPLOYMENT_ID: 'build' };
    const other = await start(variables);
    await connectedRedis();
    await other.readRoster();
    const noted = async () => {
      const [key = ''] = await redis.client.keys('vitrine:*:known-minors');
      return key && redis.client.hlen(key);
    };
    const first = await start(variables);
    await connectedRedis();
    await first.readProfile(1);
    await expect.poll(noted).toBe(1);
    answers['/api/talent/profile'] = record(2, { birthdate: '2013-01-01' });
    await other.readProfile(2);
    await expect.poll(noted).toBe(2);
    const restarted = await start(variables);
    await connectedRedis();
    const measures = async () =>
      (await restarted.readRoster()).talents.map((talent) => talent.measures);
    await expect.poll(measures).toEqual([SHOWN, SHOWN]);
  });
});
