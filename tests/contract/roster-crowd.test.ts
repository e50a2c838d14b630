import { expect, it } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const READERS = 5;
/** Longer than a piece of work may take before others have their turn. */
const WORK_MS = 8;

function workOnTheRoster(): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
}

it('whoever works on all of the roster leaves a turn to others before the next one does', async () => {
  const { url } = await startServices({ '/api/talents': [{ id: 1, name: 'Ana', slug: 'ana' }] });
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const { readRoster } = await import('@/lib/panel/talents');
  await readRoster();
  let turn = 0;
  const count = () => {
    turn += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  const wentOn: number[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    await readRoster();
    workOnTheRoster();
    wentOn.push(turn);
  }
  clearImmediate(immediate);
  expect(new Set(wentOn).size).toBe(READERS);
});
