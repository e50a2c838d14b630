import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const ROSTER = [{ id: 1, name: 'Ana', slug: 'ana' }];

const WATCH_TOKEN = 'a token that only the agency knows';

let answers: Answers;
let services: Record<string, string>;
let readiness: typeof import('@/lib/panel/readiness').readiness;

beforeEach(async () => {
  answers = { '/api/talents': ROSTER };
  const { url } = await startServices(answers);
  services = { PANEL_URL: url, INTEGRATION_URL: url };
  beginProcess(services);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ({ readiness } = await import('@/lib/panel/readiness'));
});

it('a failing service with cached answers is named, and the instance stays ready', async () => {
  expect(await readiness()).toMatchObject({ ready: true, failing: {} });
  const { readSlides } = await import('@/lib/panel/content');
  answers['/api/slides/home'] = (response) => response.writeHead(500).end();
  await readSlides('home').catch(() => {});
  expect(await readiness()).toMatchObject({
    ...{ ready: true, services: 'reachable' },
    failing: { panel: { since: expect.stringMatching(/^\d{4}-.+Z$/), code: 'HTTP_500' } },
  });
});

it('a profile that was read once does not raise the age of the roster', async () => {
  const clock = movableClock();
  answers['/api/talent/profile'] = { data: { id: 1, name: 'Ana' } };
  answers['/api/talents/attributes'] = { cities: [{ id: 1, value: 'Santos' }] };
  const { readProfile, readTalents } = await import('@/lib/panel/talents');
  const { readCities } = await import('@/lib/panel/attributes');
  await Promise.all([readProfile(1), readTalents(), readCities('1')]);
  await clock.advance(1_000_000);
  await readiness();
  await clock.advance(10_000);
  expect((await readiness()).ages.talents).toBeLessThanOrEqual(10);
});

it('a roster of ten thousand records may be incomplete, which is logged, counted and reported', async () => {
  const { count, counts } = await import('@/lib/process/counts');
  count('cut_rosters', 'none');
  answers['/api/talents'] = Array.from({ length: 9_999 }, (_, at) => ({ id: at + 1, name: 'Ana' }));
  expect((await readiness()).rosterCut).toBe(false);
  expect(counts().get('cut_rosters')?.get('talents')).toBeUndefined();

  answers['/api/talents'] = [...(answers['/api/talents'] as object[]), { id: 'unreadable' }];
  const { refresh } = await import('@/lib/panel/refresh');
  await refresh(['talents'], false);
  await expect.poll(async () => (await readiness()).rosterCut).toBe(true);
  expect(counts().get('cut_rosters')?.get('talents')).toBe(1);
  expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(
    'The roster has 10000 records',
  );
});

/** `GET /api/ready` in a process with these variables. */
async function ask(variables: Record<string, string>, authorization: string) {
  beginProcess({ ...services, ...variables });
  const { GET } = await import('@/app/api/ready/route');
  const answer = await GET(
    new Request('http://site.test/api/ready', { headers: { authorization } }),
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { status: answer.status, body: await answer.json() };
}

it.each([
  ['without a token', { WATCH_TOKEN }, ''],
  ['with another token', { WATCH_TOKEN }, `Bearer ${WATCH_TOKEN}s`],
  ['where no token is set', {}, 'Bearer undefined'],
])('the details are told to no request %s', async (_what, variables, authorization) => {
  expect(await ask(variables, authorization)).toEqual({ status: 200, body: { ready: true } });
  answers['/api/talents'] = (response) => response.writeHead(500).end();
  expect(await ask(variables, authorization)).toEqual({ status: 503, body: { ready: false } });
});

it('the details are told to requests with the token', async () => {
  const body = { ready: true, services: 'reachable', redis: 'off' };
  expect(await ask({ WATCH_TOKEN }, `Bearer ${WATCH_TOKEN}`)).toMatchObject({ status: 200, body });
});
