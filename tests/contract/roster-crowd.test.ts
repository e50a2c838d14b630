import { expect, it, onTestFinished } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const READERS = 5;
/** Longer than a caller may work before it has to yield, in milliseconds. */
const WORK_MS = 8;

/** Blocks for so long that the next caller should wait for another turn of the event loop. */
function workLong(): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
}

/** Counts turns of the event loop while the test runs; returns a function that gives the count. */
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

it('callers that work on the whole roster resume one per turn of the event loop', async () => {
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
