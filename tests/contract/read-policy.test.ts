import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { FRESH_MS, PANEL_LIMITS } from '@/lib/panel/limits';
import { talentId } from '../demo-panel/seed/talent.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const STALE_MS = FRESH_MS.page + 1;

const slide = (id: number) => [{ id, image_mobile: 'a.jpg' }];

/** Services with one list of slides, which the test may change, and a reader of its first id. */
async function slidesOf(answers: Answers) {
  answers['/api/slides/banner'] = [];
  const { url, received } = await startServices(answers);
  const client = await freshClient(url);
  return {
    id: async () => (await client.readSlides('home'))[0]?.id,
    /** Resolves after any refresh that began earlier. */
    laterRead: () => client.readSlides('banner'),
    calls: () => received.filter(({ path }) => path === '/api/slides/home').length,
  };
}

it('a cached answer outlives an outage, with a request now and then', async () => {
  const clock = movableClock();
  const warnings = collectWarnings();
  const answers: Answers = { '/api/slides/home': slide(1) };
  const slides = await slidesOf(answers);
  expect(await slides.id()).toBe(1);
  answers['/api/slides/home'] = (response: ServerResponse) => sendJson(response, 404, {});

  await clock.advance(STALE_MS);
  expect(await slides.id()).toBe(1);
  expect(warnings.texts()).toEqual([expect.stringMatching(/404 \(the previous answer/)]);
  await clock.advance(PANEL_LIMITS.pauseMs - 1_000);
  for (let visit = 0; visit < 20; visit += 1) expect(await slides.id()).toBe(1);
  await slides.laterRead();
  expect(slides.calls()).toBe(2);

  await clock.advance(1_001);
  expect(await slides.id()).toBe(1);
  await expect.poll(() => warnings.texts().length).toBe(2);
  expect(slides.calls()).toBe(3);

  answers['/api/slides/home'] = slide(2);
  await clock.advance(PANEL_LIMITS.pauseMs + 1);
  await expect.poll(slides.id).toBe(2);
  expect(slides.calls()).toBe(4);
});

it('a failed first read is cached for a moment, then retried', async () => {
  const clock = movableClock();
  const warnings = collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 5 });
  panel.fail({ kind: 'status', status: 500, route: '/api/talents' });
  const error = { name: 'StatusError', status: 500 };
  const visits = Array.from({ length: 10 }, () => client.readRoster());
  await Promise.all(visits.map((visit) => expect(visit).rejects.toMatchObject(error)));
  await expect(client.readProfile(talentId(0))).rejects.toMatchObject(error);
  expect(callsTo(panel, '/api/talents')).toBe(1);
  expect(warnings.texts()).toHaveLength(1);

  panel.clearFaults();
  await expect(client.readRoster()).rejects.toMatchObject(error);
  expect(callsTo(panel, '/api/talents')).toBe(1);
  await clock.advance(PANEL_LIMITS.pauseMs + 1);
  expect((await client.readRoster()).talents).toHaveLength(5);
  expect(callsTo(panel, '/api/talents')).toBe(2);
});
