import { expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import type { Fault } from '../demo-panel/faults.ts';
import { changeLimits, UNHURRIED } from '../fixtures/changed-limits.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

/** Added by a busy machine, short of the next longer limit (a refresh: 10 s). In milliseconds. */
const MARGIN_MS = 7_000;

async function inTime(work: Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work;
  expect(performance.now() - start).toBeLessThan(TIMES.services.readMs + MARGIN_MS);
}

it.each<[Fault, Record<string, unknown>]>([
  [{ kind: 'down' }, { name: 'UnreachableError' }],
  [{ kind: 'reset' }, { name: 'UnreachableError' }],
  [{ kind: 'truncated' }, { name: 'UnreachableError' }],
  [
    { kind: 'status', status: 500 },
    { name: 'StatusError', status: 500, code: 'HTTP_500' },
  ],
  [{ kind: 'half' }, { name: 'UnreadableError', code: 'UNREADABLE' }],
  [{ kind: 'malformed' }, { name: 'UnreadableError', code: 'UNREADABLE' }],
])('%o is an error of its kind', async (fault, error) => {
  await changeLimits(UNHURRIED);
  const warnings = collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 5 });
  panel.fail({ ...fault, route: '/api/slides/home' });
  panel.fail({ ...fault, route: '/api/talents' });
  const reads = [client.readSlides('home'), client.readRoster()];
  await Promise.all(reads.map((read) => expect(read).rejects.toMatchObject(error)));
  expect(callsTo(panel, '/api/slides/home')).toBeLessThanOrEqual(2);
  expect(callsTo(panel, '/api/talents')).toBeLessThanOrEqual(2);
  expect(warnings.texts()).toHaveLength(2);
});

it('a response that does not end is aborted in time', async () => {
  collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 5 });
  panel.fail({ kind: 'hang', route: '/api/slides/home' });
  panel.fail({ kind: 'hang', route: '/api/talents' });
  panel.fail({ kind: 'drip', route: '/api/slides/banner', ms: 5 });
  panel.fail({ kind: 'slow', route: '/api/entities' });
  const reads = [
    client.readSlides('home'),
    client.readRoster(),
    client.readSlides('banner'),
    client.readEntity('about', 'pt'),
  ];
  const error = { name: 'TimeoutError', code: 'TIMEOUT' };
  await inTime(Promise.all(reads.map((read) => expect(read).rejects.toMatchObject(error))));
  expect(callsTo(panel, '/api/slides/home')).toBe(1);
  expect(callsTo(panel, '/api/slides/banner')).toBe(1);
  expect(callsTo(panel, '/api/talents')).toBe(1);
});

it.each<[Fault, string]>([
  [{ kind: 'down' }, 'UnreachableError'],
  [{ kind: 'status', status: 500 }, 'StatusError'],
  [{ kind: 'status', status: 403 }, 'SignInError'],
  [{ kind: 'malformed' }, 'UnreadableError'],
  [{ kind: 'drip' }, 'TimeoutError'],
])('%o at sign-in fails all callers that wait for it, in time', async (fault, name) => {
  collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 1 });
  panel.fail({ ...fault, route: '/api/login' });
  const reads = [client.readSlides('home'), client.readEntity('about', 'pt')];
  await inTime(Promise.all(reads.map((read) => expect(read).rejects.toMatchObject({ name }))));
  expect(panel.log.map(({ path }) => path)).toEqual(['/api/login']);
});

it.each<Fault>([{ kind: 'down' }, { kind: 'reset' }, { kind: 'status', status: 502 }])(
  'a single %o of a read is retried unnoticed, also of the roster, which is a POST',
  async (fault) => {
    await changeLimits(UNHURRIED);
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ ...fault, route: '/api/slides', times: 1 });
    expect(await client.readSlides('home')).toHaveLength(8);
    expect(callsTo(panel, '/api/slides')).toBe(2);
    panel.fail({ ...fault, route: '/api/talents', times: 1 });
    expect((await client.readRoster()).talents).toHaveLength(1);
    expect(callsTo(panel, '/api/talents')).toBe(2);
  },
);

it.each([
  [30, 'is read', 1],
  [34, 'is refused', 0],
])('a response of %i MB %s', async (megabytes, _what, talents) => {
  await changeLimits(UNHURRIED);
  collectWarnings();
  const padding = 'x'.repeat(megabytes * 1024 * 1024);
  const { url } = await startServices({ '/api/talents': [{ id: 1, name: 'Ana', padding }] });
  const client = await freshClient(url);
  const read = client.readRoster().then((roster) => roster.talents.length);
  if (talents) expect(await read).toBe(talents);
  else await expect(read).rejects.toMatchObject({ name: 'UnreadableError' });
});
