import type { Page } from '@playwright/test';

/** Moves a finger over a page from place to place, and lifts it; it rests at the last place. */
export async function swipe(page: Page, ...places: { x: number; y: number }[]) {
  const client = await page.context().newCDPSession(page);
  // A finger moves on every 20 ms; without times of its own the swipe is as fast as this loop.
  let timestamp = Date.now() / 1_000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    place?: { x: number; y: number },
  ) => {
    const touchPoints = place ? [place] : [];
    return client.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  };
  for (const [at, place] of places.entries()) {
    timestamp += 0.02;
    await touch(at === 0 ? 'touchStart' : 'touchMove', place);
  }
  // A finger that rests before it is lifted gives the row no momentum, which may take it past a photo.
  const { x, y } = places.at(-1) ?? { x: 0, y: 0 };
  for (const rest of [x + 1, x]) {
    timestamp += 0.3;
    await touch('touchMove', { x: rest, y });
  }
  timestamp += 0.02;
  await touch('touchEnd');
}
