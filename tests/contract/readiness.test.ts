import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

const ROSTER = [{ id: 1, name: 'Ana', slug: 'ana' }];

let answers: Answers;
let readiness: typeof import('@/lib/watching/readiness').readiness;

beforeEach(async () => {
  answers = { '/api/talents': ROSTER };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ({ readiness } = await import('@/lib/watching/readiness'));
});

it('who has a roster is ready, and tells how old it is', async () => {
  const now = vi.spyOn(Date, 'now');
  const begun = Date.now();
  const ready = { ready: true, stopping: false, services: 'reachable', redis: 'off' };
  expect(await readiness()).toMatchObject({ ...ready, ages: { talents: 0 } });
  now.mockReturnValue(begun + 90_000);
  expect((await readiness()).ages.talents).toBeGreaterThanOrEqual(89);
  expect((await readiness()).ages.talents).toBeLessThanOrEqual(90);
  now.mockRestore();
});

it('who has none is not, and says what the services said', async () => {
  answers['/api/talents'] = (response) => response.writeHead(500).end();
  expect(await readiness()).toMatchObject({ ready: false, services: 'HTTP_500', ages: {} });
});

it('who is about to end is not, whatever it has', async () => {
  const key = Symbol.for('vitrine.stopping');
  Object.assign(globalThis, { [key]: { stopping: true } });
  expect(await readiness()).toMatchObject({ ready: false, stopping: true, services: 'reachable' });
});
