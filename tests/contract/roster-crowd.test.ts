import { expect, it, onTestFinished } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const READERS = 5;
/** The time of a task, in milliseconds, after which it must yield to others. */
const WORK_MS = 8;

/** Blocks for so long that the next caller in the same tick of the event loop should wait. */
function workLong(): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
}

/** Counts ticks of the event loop during the current test; returns a reader of the count. */
function countTurns(): () => number {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}

it('work on the whole roster yields to the event loop between callers', async () => {
  const { url } = await startServices({ '/api/talents': [{ id: 1, name: 'Ana', slug: 'ana' }] });
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const { readRoster } = await import('@/lib/panel/talents');
  await readRoster();
  const turns = countTurns();
  const wentOn: number[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    await readRoster();
    workLong();
    wentOn.push(turns());
  }
  expect(new Set(wentOn).size).toBe(READERS);
});
