import { expect, it } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';
import { countTurns, workLong } from '../fixtures/turns.ts';

const READERS = 5;

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
