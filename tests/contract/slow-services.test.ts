import { expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { changeLimits } from '../fixtures/changed-limits.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings, standInWithClient } from '../fixtures/panel-client.ts';

it('a refresh times out, and the previous answer remains in use', async () => {
  await changeLimits({ refreshMs: TIMES.services.readMs + 700 });
  const clock = movableClock();
  const warnings = collectWarnings();
  const { client, panel } = await standInWithClient({ talents: 1 });
  expect(await client.readSlides('home')).toHaveLength(8);
  panel.fail({ kind: 'hang', route: '/api/slides/home' });
  await clock.advance(TIMES.fresh.page + 1);
  expect(await client.readSlides('home')).toHaveLength(8);
  expect(warnings.texts()).toEqual([]);
  await expect
    .poll(warnings.texts)
    .toEqual([
      expect.stringMatching(/no whole answer in time \(the previous answer remains in use\)/),
    ]);
});
