import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { talentId } from '../demo-panel/seed/talent.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  type PanelClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const MINUTE_MS = 60_000;
const SIGN_INS = ['/api/login', '/api/signin'];

/** The reads of the visitors of one moment. */
function visit(client: PanelClient): Promise<unknown> {
  return Promise.allSettled([
    client.readSlides('home'),
    client.readSlides('banner'),
    client.readRoster(),
    client.readTalents(),
    client.readEntity('about', 'pt'),
    client.readPosts(10, 1),
    client.readKnownNetworks(),
    client.readCountriesAndSkinTones('pt'),
  ]);
}
const READS = 8;

describe('a minute without services', () => {
  it.each([{ kind: 'down' }, { kind: 'status', status: 500 }] as const)(
    'costs one sign-in per service per five seconds, and few attempts: %o',
    async (fault) => {
      const clock = movableClock();
      collectWarnings();
      const { client, panel } = await standInWithClient({ talents: 1 });
      panel.fail(fault);
      for (let ms = 0; ms < MINUTE_MS; ms += 500) {
        await visit(client);
        await clock.advance(500);
      }
      for (const path of SIGN_INS) {
        expect(callsTo(panel, path), path).toBeGreaterThan(5);
        expect(callsTo(panel, path), path).toBeLessThanOrEqual(MINUTE_MS / 5_000 + 1);
      }
      expect(panel.log.filter(({ path }) => !SIGN_INS.includes(path))).toEqual([]);
    },
  );

  it('costs one attempt for each stale read, and a second one only at the very first', async () => {
    const clock = movableClock();
    collectWarnings();
    const { client, panel } = await standInWithClient({ talents: 1 });
    await Promise.all([client.readCities('30'), client.readEntity('privacy', 'pt')]);
    panel.resetLog();
    panel.fail({ kind: 'status', status: 500 });
    for (let ms = 0; ms < MINUTE_MS; ms += 500) {
      await visit(client);
      await clock.advance(500);
    }
    const due = READS * (MINUTE_MS / TIMES.services.pauseMs);
    expect(panel.log.length).toBeGreaterThan(READS);
    expect(panel.log.length).toBeLessThanOrEqual(due * 1.1);
  });
});

it('a slow failure of a GET is not retried', async () => {
  collectWarnings();
  const { url, received } = await startServices({
    '/api/slides/home': (response: ServerResponse) =>
      void setTimeout(() => response.destroy(), TIMES.services.quickMs + 100),
  });
  const client = await freshClient(url);
  await expect(client.readSlides('home')).rejects.toMatchObject({ name: 'UnreachableError' });
  expect(received.map(({ path }) => path)).toEqual(['/api/login', '/api/slides/home']);
});

it('a read that fails pauses for a moment, and no other read does', async () => {
  const clock = movableClock();
  collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 20 });
  await client.readRoster();
  panel.fail({ kind: 'status', status: 500, route: '/api/talent/profile' });
  const profiles = Array.from({ length: 20 }, (_, place) => talentId(place));
  const calls = () => callsTo(panel, '/api/talent/profile');
  for (const _time of [1, 2, 3]) {
    for (const id of profiles) {
      await expect(client.readProfile(id)).rejects.toMatchObject({ code: 'HTTP_500' });
    }
  }
  // Only the first failure of a route is repeated at once.
  expect(calls()).toBe(1 + profiles.length);
  expect(await client.readCities('30')).not.toHaveLength(0);

  panel.clearFaults();
  await clock.advance(TIMES.services.pauseMs + 1);
  const read = await Promise.all(profiles.map((id) => client.readProfile(id)));
  expect(read.map((profile) => profile?.id)).toEqual(profiles);
  expect(calls()).toBe(1 + 2 * profiles.length);
});

describe('Retry-After', () => {
  const busy = (status: number, after: string) => (response: ServerResponse) =>
    void response.writeHead(status, { 'retry-after': after }).end('{}');

  it.each([
    [429, '30', 30_000, 1],
    [503, '30', 30_000, 1],
    [503, '3600', 60_000, 1],
    [500, '30', TIMES.services.pauseMs, 2],
    [503, '0', TIMES.services.pauseMs, 2],
    [503, 'soon', TIMES.services.pauseMs, 2],
  ])('%i with %s: the next attempt is not before %i ms', async (status, after, ms, tries) => {
    const clock = movableClock();
    collectWarnings();
    const answers: Answers = { '/api/entities/about': busy(status, after) };
    const { url, received } = await startServices(answers);
    const client = await freshClient(url);
    const calls = () => received.filter(({ path }) => path.startsWith('/api/entities')).length;
    const read = () => client.readEntity('about', 'pt').then(() => 'read', String);
    expect(await read()).toContain(`status ${status}`);
    // A response with Retry-After is not retried at once.
    expect(calls()).toBe(tries);
    answers['/api/entities/about'] = { title: 'Nós' };
    await clock.advance(ms - 1_000);
    await read();
    expect(calls()).toBe(tries);
    await clock.advance(1_100);
    expect(await read()).toBe('read');
  });
});

it('a recovery is noticed within five seconds', async () => {
  const clock = movableClock();
  collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 3 });
  panel.fail({ kind: 'down' });
  for (let ms = 0; ms < 20_000; ms += 700) {
    await visit(client);
    await clock.advance(700);
  }
  panel.clearFaults();
  await clock.advance(5_000);
  expect((await client.readRoster()).talents).toHaveLength(3);
  expect(await client.readSlides('home')).toHaveLength(8);
});
