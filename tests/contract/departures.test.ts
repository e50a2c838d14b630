import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FRESH_MS } from '@/lib/panel/limits';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const person = (id: number) => ({ id, name: `Person ${id}`, slug: `person-${id}` });

it('who leaves the roster is forgotten, and whoever keeps something of them is told', async () => {
  const answers: Answers = {
    '/api/talents': [1, 2, 3].map(person),
    '/api/talent/profile': { data: person(2) },
  };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  info.mockClear();
  const { readProfile } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  const { keptReads } = await import('@/lib/panel/read-entries');
  const { onDeparture } = await import('@/lib/platform/departures.mjs');
  const departed: string[] = [];
  onDeparture('test', (tag) => departed.push(tag));
  const known = () => keptReads().filter(({ wanted }) => wanted?.tags.includes('talent:2'));

  expect(await readProfile(2)).toMatchObject({ id: 2 });
  expect(known()).toHaveLength(1);
  answers['/api/talents'] = [1, 3].map(person);
  expect(await refresh(['talents'], false)).toMatchObject({ failed: [] });
  expect(departed).toEqual(['talent:2']);
  expect(known()).toEqual([]);
  expect(await readProfile(2)).toBeNull();
  // The pictures of all are cleared with it, and so only where somebody left.
  expect(info).toHaveBeenCalledTimes(1);
});

it('who is no longer among the first thousand has not left', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const { readTalents } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  const { onDeparture } = await import('@/lib/platform/departures.mjs');
  const departed: string[] = [];
  onDeparture('test', (tag) => departed.push(tag));
  await readTalents();
  answers['/api/talents'] = [1, 3].map(person);
  expect(await refresh(['talents'], false)).toMatchObject({ failed: [] });
  expect(await readTalents()).toHaveLength(2);
  expect(departed).toEqual([]);
});

it('with `force` the services are believed, however odd they look', async () => {
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { readRoster } = await import('@/lib/panel/talents');
  const { refresh } = await import('@/lib/panel/refresh');
  await readRoster();
  answers['/api/talents'] = [person(1)];
  expect((await refresh(['talents'], false)).failed).toHaveLength(1);
  expect((await readRoster()).talents).toHaveLength(3);
  expect((await refresh(['talents'], true)).failed).toEqual([]);
  expect((await readRoster()).talents).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(1);
});

it('who leaves the roster while the site is restarted is known to have left', async () => {
  const clock = movableClock();
  const answers: Answers = { '/api/talents': [1, 2, 3].map(person) };
  const { url } = await startServices(answers);
  const STATE_DIR = await mkdtemp(join(tmpdir(), 'departures-'));
  onTestFinished(() => rm(STATE_DIR, { recursive: true, force: true, maxRetries: 5 }));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const start = async () => {
    beginProcess({
      ...{ PANEL_URL: url, INTEGRATION_URL: url },
      ...{ STATE_DIR, NEXT_DEPLOYMENT_ID: 'build' },
    });
    return {
      ...(await import('@/lib/panel/talents')),
      ...(await import('@/lib/panel/roster-history')),
    };
  };
  await (await start()).readRoster();
  const written = async () => (await readdir(STATE_DIR, { recursive: true })).join();
  await expect.poll(written).toMatch(/[0-9a-f]{64}(,|$)/);

  const { readRoster, formerTalent } = await start();
  answers['/api/talents'] = [1, 3].map(person);
  for (const _roster of [1, 2, 3, 4]) {
    await clock.advance(FRESH_MS.roster + 1);
    expect((await readRoster()).talents).toHaveLength(2);
  }
  expect(formerTalent(2)).toMatchObject({ id: 2, name: 'Person 2' });
});
