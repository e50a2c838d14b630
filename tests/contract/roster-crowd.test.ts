import { expect, it, onTestFinished } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const READERS = 5;
/** Longer than a piece of work may take before others have their turn, in milliseconds. */
const WORK_MS = 8;

/** Works for so long that whoever comes next in the same turn of the event loop should wait. */
function workLong(): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
}

/** Counts turns of the event loop for as long as the running test takes; gives how many there were. */
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

it('whoever works on all of the roster leaves a turn to others before the next one does', async () => {
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
