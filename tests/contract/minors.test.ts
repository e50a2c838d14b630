import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
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

test.each([
  ['an adult', { birthdate: '1990-01-01' }],
  [
    'without a readable birth date and without such a category',
    { birthdate: 'soon', categories: [1884] },
  ],
])('the body of a talent who is %s is read', async (_who, talent) => {
  expect(await measuresOf(talent, talent)).toEqual({ listed: ALL, profile: ALL, whole: ALL });
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
  const { redis: connect, redisState } = await import('@/lib/platform/redis.mjs');
  const connection = connect();
  onTestFinished(() => connection?.disconnect());
  await expect.poll(redisState).toBe('up');
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
