import { describe, expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { LOCALES } from '@/lib/i18n/locales';
import { talentId } from '../demo-panel/seed/talent.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  type PanelClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

/** Reads of both services, each with its own key. */
function manyReads(client: PanelClient): Promise<unknown>[] {
  return [
    ...LOCALES.flatMap((locale) => [
      client.readEntity('about', locale),
      client.readEntity('privacy', locale),
      client.readCountriesAndSkinTones(locale),
    ]),
    ...Array.from({ length: 10 }, (_, page) => client.readPosts(2, page + 1)),
    ...Array.from({ length: 8 }, (_, index) => client.readProfile(talentId(index))),
    ...Array.from({ length: 10 }, (_, place) => client.readCities(String(30 + place))),
  ];
}

describe('one sign-in per service', () => {
  it('serves a hundred first visitors', async () => {
    const { client, panel } = await standInWithClient({ talents: 20 });
    const visits = Array.from({ length: 100 }, () =>
      Promise.all([client.readRoster(), client.readSlides('home')]),
    );
    const [first, ...others] = await Promise.all(visits);
    for (const other of others) expect(other[0]).toBe(first?.[0]);
    const called = panel.log.map(({ method, path }) => `${method} ${path.split('?')[0]}`).sort();
    expect(called).toEqual([
      ...['GET /api/slides/home', 'POST /api/login', 'POST /api/signin', 'POST /api/talents'],
    ]);
  });

  it('renews tokens that expire while many reads run, and no read fails', async () => {
    const { client, panel } = await standInWithClient({ talents: 8 });
    await Promise.all([client.readRoster(), client.readSlides('home')]);
    panel.expireTokens();
    panel.resetLog();
    const reads = await Promise.all(manyReads(client));
    expect(reads).not.toContain(null);
    expect(panel.log.filter(({ status }) => status === 401).length).toBeGreaterThan(5);
    expect([callsTo(panel, '/api/login'), callsTo(panel, '/api/signin')]).toEqual([1, 1]);
  });

  it('renews only the token of the service that refused it', async () => {
    const { client, panel } = await standInWithClient({ talents: 5 });
    await Promise.all([client.readRoster(), client.readSlides('home')]);
    panel.resetLog();
    panel.fail({ kind: 'status', status: 401, route: '/api/entities', times: 1 });
    await client.readEntity('about', 'pt');
    expect(panel.log.map(({ path }) => path)).toEqual([
      '/api/entities/about?language=pt',
      '/api/login',
      '/api/entities/about?language=pt',
    ]);
  });

  it('is repeated before the token expires, so no call is refused', async () => {
    const clock = movableClock();
    const { client, panel } = await standInWithClient({ talents: 1, tokenSeconds: 3600 });
    await client.readSlides('home');
    await clock.advance(3_541_000);
    await client.readSlides('banner');
    expect(panel.log.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/api/login 200',
      '/api/slides/home 200',
      '/api/login 200',
      '/api/slides/banner 200',
    ]);
  });
});

describe('refusals', () => {
  it('wrong credentials fail the sign-in, which is attempted once', async () => {
    collectWarnings();
    const { panel } = await standInWithClient({ talents: 1 });
    const client = await freshClient(panel.url, { PANEL_API_KEY: 'wrong' });
    const read = client.readSlides('home');
    await expect(read).rejects.toMatchObject({ name: 'SignInError', code: 'SIGN_IN' });
    expect(panel.log.map(({ path }) => path)).toEqual(['/api/login']);
    expect((await client.readRoster()).talents).toHaveLength(1);
  });

  it.each([
    ['refused', 401],
    ['answered without a token', 200],
  ])('a sign-in that is %s has one name everywhere: SIGN_IN', async (_what, status) => {
    collectWarnings();
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ kind: 'status', status, route: '/api/login' });
    await expect(client.readSlides('home')).rejects.toMatchObject({ code: 'SIGN_IN' });
    const { failingServices } = await import('@/lib/panel/routes');
    expect(failingServices()).toMatchObject({ panel: { code: 'SIGN_IN' } });
    const { metrics } = await import('@/lib/observability/metrics');
    expect(await metrics().register.metrics()).toMatch(
      /^vitrine_upstream_seconds_count\{service="panel",outcome="SIGN_IN"\} 1$/m,
    );
  });

  it('a failed sign-in is retried after five seconds, for any caller', async () => {
    const clock = movableClock();
    collectWarnings();
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ kind: 'status', status: 500, route: '/api/login', times: 1 });
    await expect(client.readSlides('home')).rejects.toMatchObject({ code: 'HTTP_500' });
    await expect(client.readEntity('about', 'pt')).rejects.toMatchObject({
      ...{ name: 'PausedError', code: 'HTTP_500' },
      exchange: { service: 'panel', method: 'POST', url: '/api/login' },
    });
    expect(panel.log.map(({ path }) => path)).toEqual(['/api/login']);
    await clock.advance(TIMES.signIn.signInMs + 1);
    expect(await client.readSlides('home')).toHaveLength(8);
    expect(callsTo(panel, '/api/login')).toBe(2);
  });

  it('refused tokens are renewed twice at most within five seconds', async () => {
    const clock = movableClock();
    collectWarnings();
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ kind: 'status', status: 401, route: '/api/entities' });
    panel.fail({ kind: 'status', status: 401, route: '/api/slides' });
    const refused = { name: 'StatusError', status: 401 };
    await expect(client.readEntity('about', 'pt')).rejects.toMatchObject(refused);
    for (const type of ['home', 'banner'] as const) {
      await expect(client.readSlides(type)).rejects.toMatchObject(refused);
    }
    expect([callsTo(panel, '/api/login'), callsTo(panel, '/api/slides')]).toEqual([3, 3]);
    await clock.advance(TIMES.signIn.signInMs + 1);
    await expect(client.readEntity('about', 'pt')).rejects.toMatchObject(refused);
    expect(callsTo(panel, '/api/login')).toBe(4);
  });
});

describe('the response to a sign-in', () => {
  it.each([
    ['access_token', { access_token: 'abc', expires_in: '3600' }, 'Bearer abc'],
    ['token', { token: 'abc' }, 'Bearer abc'],
    ['data.access_token', { data: { access_token: 'abc', expires_in: null } }, 'Bearer abc'],
    ['data.token', { data: { token: 'abc' } }, 'Bearer abc'],
    ['a whole bearer', { token: 'Bearer abc' }, 'Bearer abc'],
  ])('may be %s', async (_form, answer, bearer) => {
    const answers = { '/api/login': answer, '/api/slides/home': [] };
    const { url, received } = await startServices(answers);
    expect(await (await freshClient(url)).readSlides('home')).toEqual([]);
    expect(received[1]?.headers.authorization).toBe(bearer);
  });
});
