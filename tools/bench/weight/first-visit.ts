import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { systemBrowser } from '../../commands/browser.mjs';
import { countFormatters, formatterCount } from './formatters.ts';

const WINDOW = { width: 390, height: 844 };

/** `screen` determines the files of preloads, which a browser requests before it reads `viewport`. */
const PHONE = { ...devices['Pixel 7'], screen: WINDOW, viewport: WINDOW, locale: 'pt-BR' };

/** The network of a phone in Lighthouse: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export type FirstVisit = {
  /** Bytes of all scripts until the network is idle, each gzipped at level 9. */
  scripts: number;
  /** Bytes transferred, headers included, until the first screen is complete. */
  firstScreenBytes: number;
  /** Requests sent until then. */
  firstScreenRequests: number;
  /** Milliseconds from the navigation until then. */
  firstScreenMs: number;
  /**
   * Bytes transferred, headers included, until the network is idle, with pictures near the
   * viewport.
   */
  bytes: number;
  /** Requests sent until then. */
  requests: number;
  /** Cumulative layout shift by then. */
  shift: number;
  /** Slow `Intl` calls by then (`countFormatters`). */
  formatters: number;
};

/** A browser without background traffic of its own. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser(),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...args,
    ],
  });
}

/**
 * Calls `firstScreenComplete` once: when the fonts are loaded, React has hydrated the page, and
 * every picture in the viewport is decoded or marked as failed (`data-failed`). All three must still
 * hold two frames later, so that what opens on hydration counts too. Pictures below the viewport are
 * not waited for. Runs in the page before its own scripts.
 */
function reportFirstScreen() {
  const inView = (image: HTMLImageElement) => {
    const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
    const overlaps = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return overlaps && width > 0 && height > 0 && image.checkVisibility();
  };
  const isHydrated = () =>
    document.body !== null && Object.keys(document.body).some((key) => key.startsWith('__react'));
  let stable = 0;
  const check = async () => {
    const shown = [...document.images].filter(inView);
    const ready =
      isHydrated() &&
      document.fonts.status === 'loaded' &&
      shown.every(
        ({ complete, naturalWidth, dataset }) =>
          complete && (naturalWidth > 0 || dataset.failed !== undefined),
      );
    stable = ready ? stable + 1 : 0;
    if (stable < 3) return requestAnimationFrame(check);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    (window as unknown as Record<string, (ms: number) => void>).firstScreenComplete?.(
      performance.now(),
    );
  };
  if (window === window.top) requestAnimationFrame(check);
}

/**
 * Disables intervals, and timeouts of 4 s or more: on a busy machine a visit can outlast them, and the
 * next banner or the page behind the entrance would be counted. Runs in the page before its own scripts.
 */
function disableTimers() {
  window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  const start = window.setTimeout;
  const startShort = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 4_000 ? start(handler, ms, ...rest) : 0;
  window.setTimeout = startShort as typeof window.setTimeout;
}

/** Counts the transferred bytes and the requests from now on, and those that are under way. */
async function countTraffic(session: CDPSession) {
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
async function settled(page: Page, traffic: () => { requests: number; pending: number }) {
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

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}

/**
 * Opens a page as a phone on its first visit, over a slow network by default. The pictures must
 * have been drawn before, since the time to draw them is not part of the visitor's page weight.
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  network: 'slow-4g' | 'local' = 'slow-4g',
): Promise<FirstVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    if (network === 'slow-4g') await session.send('Network.emulateNetworkConditions', SLOW_4G);

    const complete = Promise.withResolvers<{ ms: number; requests: number; bytes: number }>();
    await page.exposeFunction('firstScreenComplete', (ms: number) =>
      complete.resolve({ ms, ...traffic() }),
    );
    // Real visits are measured by a script that is loaded two seconds later: no part of the first load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.addInitScript(disableTimers);
    await page.addInitScript(countFormatters);
    await page.addInitScript(reportFirstScreen);
    await page.goto(url);
    const firstScreen = await complete.promise;
    await settled(page, traffic);
    const { requests, bytes } = traffic();
    const shift = await shiftOf(page);
    const weights = await Promise.all(scripts);
    return {
      scripts: weights.reduce((sum, one) => sum + one, 0),
      firstScreenBytes: firstScreen.bytes,
      firstScreenRequests: firstScreen.requests,
      firstScreenMs: firstScreen.ms,
      bytes,
      requests,
      shift,
      formatters: await page.evaluate(formatterCount),
    };
  } finally {
    await context.close();
  }
}
