import { expect, test } from 'vitest';
import { TIMES } from '@/lib/config/times';
import { readTimeLeft } from '@/lib/panel/cached';
import { inRequestContext } from '@/lib/server/request-context';
import { movableClock } from '../../fixtures/movable-clock.ts';
import { exchangeOf } from '../../fixtures/request-context.ts';

test('all reads of a request share its time limit, and the next request has its own', async () => {
  const clock = movableClock();
  const exchange = exchangeOf();
  await inRequestContext(exchange, async () => {
    await clock.advance(5_000);
    expect(readTimeLeft(), 'it begins with the first read').toBeGreaterThan(
      TIMES.services.readMs - 500,
    );
    await clock.advance(1_000);
    expect(readTimeLeft()).toBeLessThanOrEqual(TIMES.services.readMs - 1_000);
    await clock.advance(TIMES.services.readMs);
    expect(readTimeLeft(), 'no read waits, none for a negative time').toBe(1);
    await inRequestContext(exchange, async () => {
      expect(readTimeLeft()).toBeGreaterThan(TIMES.services.readMs - 500);
    });
  });
  expect(readTimeLeft()).toBe(TIMES.services.readMs);
});
