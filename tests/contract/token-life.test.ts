import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { movableClock } from '../fixtures/movable-clock.ts';
import { callsTo, freshClient, standInWithClient } from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const LIFE_SECONDS = 30;

it('a token of less than a minute serves half of its life, and is renewed in the other half', async () => {
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

it('a bearer that is refused when it has been renewed already costs no other sign-in', async () => {
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
