import { expect, test, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { movableClock } from '../../fixtures/movable-clock.ts';

/** What React caches for the current rendering. */
let rendering = new Map<unknown, unknown>();

vi.mock('react', () => ({
  cache: (work: () => unknown) => () => {
    if (!rendering.has(work)) rendering.set(work, work());
    return rendering.get(work);
  },
}));

test('all reads of one page share its time limit, and the next page has its own', async () => {
  const { readTimeLeft } = await import('@/lib/panel/cached');
  const clock = movableClock();
  expect(readTimeLeft()).toBeGreaterThan(PANEL_LIMITS.readMs - 500);
  await clock.advance(1_000);
  expect(readTimeLeft()).toBeLessThanOrEqual(PANEL_LIMITS.readMs - 1_000);
  await clock.advance(PANEL_LIMITS.readMs);
  expect(readTimeLeft(), 'no read waits, none for a negative time').toBe(1);
  rendering = new Map();
  expect(readTimeLeft()).toBeGreaterThan(PANEL_LIMITS.readMs - 500);
});
