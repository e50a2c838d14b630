import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
import { connectedRedis } from '../fixtures/connected-redis.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const BODY = { bust: '77.7/30.6', waist: '61.3', hips: '88.4', weight: '43.9' };
const SHOWN = { height: '150/4.11', jeans: '34', shoes: '35', suit: '12', shirt: '14' };
const LOOKS = { hair: 'Brown', eyes: 'Green', skin_tone: '1162' };
const NOW = new Date('2026-05-01T12:00:00Z');
/** Eighteen times 365.25 days later, in whole days. */
const EIGHTEEN = new Date('2026-05-03T12:00:00Z');

const record = (id: number, more: object) => ({
  ...{ id, name: `Ana ${id}`, gender: 'woman', ...BODY, ...SHOWN, ...LOOKS, ...more },
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const ALL = { ...SHOWN, ...BODY };

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
    expect(read).toEqual({ listed: isListedMinor ? SHOWN : ALL, profile: SHOWN, whole: ALL });
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
      whole: ALL,
    });
  },
);

test('an unreadable birth date of the profile hides the body although the list has an adult', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const read = await measuresOf({ birthdate: '1990-01-01' }, { birthdate: '01/01/1990' });
  expect(read).toMatchObject({ listed: ALL, profile: SHOWN });
});

const READABLE: readonly [who: string, talent: object, age: number | null][] = [
  ['of 36 years', { birthdate: '1990-01-01' }, 36],
  ['of 36 years, with a time', { birthdate: '1990-01-01 10:20:30' }, 36],
  ['of 110 years', { birthdate: '1916-01-01' }, 110],
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
  expect(await measuresOf(talent, talent)).toEqual({ listed: ALL, profile: ALL, whole: ALL });
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
  vi.setSystemTime(EIGHTEEN);
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
  await new Response(await downloadComposites(whole, 'k')).arrayBuffer();
  const call = received.find(({ path }) => path === '/api/download/gallery');
  const { talent } = JSON.parse(call?.body ?? '{}');
  expect(JSON.parse(talent)).toMatchObject({ id: 1, measures: ALL, birthdate: '2013-01-01' });
});

test('only the handler of the gallery reads a whole profile', () => {
  const readers = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('readWholeProfile('),
  );
  expect(readers.sort()).toEqual(['app/api/composite/[id]/route.ts', 'lib/panel/talents.ts']);
});
