import { expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

it('who is not in the roster is in no shorter list, which may be older in an outage', async () => {
  const clock = movableClock();
  let ids = [1, 2, 3];
  let fails = false;
  const { url } = await startServices({
    '/api/talents': (response) => {
      if (fails) response.writeHead(500).end();
      else response.end(JSON.stringify(ids.map((id) => ({ id, name: `Person ${id}` }))));
    },
  });
  const { readRoster, readTalents } = await freshClient(url);
  expect(await readTalents()).toHaveLength(3);
  ids = [1, 3];
  await clock.advance(TIMES.fresh.roster + 1);
  await readRoster();
  fails = true;
  collectWarnings();
  expect((await readTalents()).map(({ id }) => id)).toEqual([1, 3]);
});
