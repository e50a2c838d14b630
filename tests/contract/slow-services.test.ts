import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { FRESH_MS, PANEL_LIMITS } from '@/lib/panel/limits';
import { changeLimits } from '../fixtures/changed-limits.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient, standInWithClient } from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

/** Longer than a page waits for its reads, in milliseconds. */
const SLOW_MS = 3_000;

const slide = (id: number) => [{ id, image_mobile: 'a.jpg' }];
const slowly = (value: unknown) => (response: ServerResponse) =>
  void setTimeout(() => sendJson(response, 200, value), SLOW_MS);

it('answers of a service that takes three seconds stay fresh by background refreshes', async () => {
  const clock = movableClock();
  const answers: Answers = { '/api/slides/home': slide(1) };
  const { url } = await startServices(answers);
  const client = await freshClient(url);
  const shown = async () => (await client.readSlides('home'))[0]?.id;
  expect(await shown()).toBe(1);
  answers['/api/slides/home'] = slowly(slide(2));
  await clock.advance(FRESH_MS.page + 1);
  expect(await shown(), 'a page does not wait so long').toBe(1);
  await expect.poll(shown).toBe(2);
});

it('the first visitor waits no longer than a page may, and the next one has the answer', async () => {
  const { url, received } = await startServices({ '/api/slides/home': slowly(slide(1)) });
  const client = await freshClient(url);
  await expect(client.readSlides('home')).rejects.toMatchObject({ name: 'TimeoutError' });
  const later = () => client.readSlides('home').catch(() => null);
  await expect.poll(later).toHaveLength(1);
  expect(received.map(({ path }) => path)).toEqual(['/api/login', '/api/slides/home']);
});

it('a refresh times out, and the previous answer remains in use', async () => {
  await changeLimits({ refreshMs: PANEL_LIMITS.readMs + 700 });
  const clock = movableClock();
  const warnings = collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 1 });
  expect(await client.readSlides('home')).toHaveLength(8);
  panel.fail({ kind: 'hang', route: '/api/slides/home' });
  await clock.advance(FRESH_MS.page + 1);
  expect(await client.readSlides('home')).toHaveLength(8);
  expect(warnings.texts()).toEqual([]);
  await expect
    .poll(warnings.texts)
    .toEqual([
      expect.stringMatching(/no whole answer in time \(the previous answer remains in use\)/),
    ]);
});
