import type { CDPSession, Page } from '@playwright/test';

/** Counts the transferred bytes and the requests from now on, including requests already in flight. */
export async function countTraffic(session: CDPSession) {
  const bytes = new Map<string, number>();
  const pending = new Set<string>();
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    pending.add(requestId);
  });
  const add = (id: string, more: number) => bytes.set(id, (bytes.get(id) ?? 0) + more);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    add(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength);
  });
  // The total is correct even where the chunks were not reported.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
    pending.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  await session.send('Network.enable');
  return () => ({
    requests,
    bytes: [...bytes.values()].reduce((sum, one) => sum + one, 0),
    pending: pending.size,
  });
}

/**
 * Resolves when the network is idle and the page has nothing left to do. `networkidle` alone is one
 * half second without a request, and on a busy machine that is over before the page is hydrated. So
 * a second one must follow without a request, and then the page must be idle. It is long enough for
 * React, which delays the reveal of suspended content by up to 300 ms.
 */
export async function settled(page: Page, traffic: () => { requests: number; pending: number }) {
  await page.waitForLoadState('networkidle');
  for (let quiet = false; !quiet; ) {
    const { requests } = traffic();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const whenIdle = () =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => requestIdleCallback(() => resolve())),
            );
          setTimeout(whenIdle, 500);
        }),
    );
    const now = traffic();
    quiet = now.pending === 0 && now.requests === requests;
  }
}
