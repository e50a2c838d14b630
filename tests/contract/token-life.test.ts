import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { movableClock } from '../fixtures/movable-clock.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const LIFE_SECONDS = 30;

it('a token that lives less than a minute is used for half of its life, then renewed', async () => {
  const clock = movableClock();
  const { client, panel } = await standInWithClient({ talents: 1, tokenSeconds: LIFE_SECONDS });
  await client.readSlides('home');
  await client.readSlides('banner');
  await clock.advance(LIFE_SECONDS * 400);
  await client.readEntity('about', 'pt');
  expect(callsTo(panel, '/api/login')).toBe(1);
  await clock.advance(LIFE_SECONDS * 200);
  await client.readEntity('privacy', 'pt');
  expect(callsTo(panel, '/api/login')).toBe(2);
  expect(panel.log.filter(({ status }) => status === 401)).toEqual([]);
});

it('a refused token that was already renewed costs no other sign-in', async () => {
  const held: ServerResponse[] = [];
  const refuse = (response: ServerResponse) => sendJson(response, 401, {});
  let signIns = 0;
  const answers: Answers = {
    '/api/login': (response: ServerResponse) => {
      signIns += 1;
      sendJson(response, 200, { token: `token-${signIns}` });
    },
    '/api/slides/home': (response: ServerResponse) => void held.push(response),
    '/api/slides/banner': (response: ServerResponse) => {
      answers['/api/slides/banner'] = [];
      refuse(response);
    },
  };
  const { url } = await startServices(answers);
  const client = await freshClient(url);
  const slow = client.readSlides('home');
  await expect.poll(() => held.length).toBe(1);
  expect(await client.readSlides('banner')).toEqual([]);
  answers['/api/slides/home'] = [];
  for (const response of held) refuse(response);
  expect(await slow).toEqual([]);
  expect(signIns).toBe(2);
});

/** A panel that leaves every sign-in pending until the test answers it. */
async function openSignIns() {
  const held: ServerResponse[] = [];
  const { url } = await startServices({
    '/api/login': (response) => void held.push(response),
    '/api/slides/home': [],
    '/api/slides/banner': [],
    '/api/entities/about': { title: 'About' },
  });
  return { client: await freshClient(url), held };
}

/** Two reads, each waiting for a sign-in; the second begins once the first hangs. */
async function secondSignIn() {
  const clock = movableClock();
  collectWarnings();
  const { client, held } = await openSignIns();
  const first = client.readSlides('home').catch(() => null);
  await expect.poll(() => held.length).toBe(1);
  await clock.advance(TIMES.signIn.signInMs + 1);
  const second = client.readSlides('banner');
  await expect.poll(() => held.length).toBe(2);
  return { clock, client, held, first, second };
}

it('a hanging sign-in stops blocking callers after five seconds', async () => {
  const { held, first, second } = await secondSignIn();
  for (const response of held.slice(1)) sendJson(response, 200, { token: 'second' });
  expect(await second).toEqual([]);
  for (const response of held) if (!response.writableEnded) response.destroy();
  await first;
});

it('a late failure of a sign-in does not replace the one in progress', async () => {
  const { clock, client, held, first, second } = await secondSignIn();
  held[0]?.writeHead(503, { 'retry-after': '1' }).end();
  await first;
  await clock.advance(1_001);
  const third = client.readEntity('about', 'pt');
  for (const response of held.slice(1)) sendJson(response, 200, { token: 'second' });
  await Promise.all([second, third]);
  expect(held).toHaveLength(2);
});

it('both services are signed in to at startup, and a failure is only reported', async () => {
  const warnings = collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 1 });
  panel.fail({ kind: 'status', status: 403, route: '/api/signin' });
  const { signInAhead } = await import('@/lib/panel/token');
  await signInAhead();
  expect(panel.log.map(({ path }) => path).sort()).toEqual(['/api/login', '/api/signin']);
  expect(warnings.texts()).toEqual([expect.stringMatching(/^SignInError: .*HTTP_403/)]);
  await client.readSlides('home');
  expect(callsTo(panel, '/api/login')).toBe(1);
});
