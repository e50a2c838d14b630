/**
 * Disables intervals, and timeouts of 4 s or more: on a busy machine a visit can outlast them, and the
 * next banner or the page behind the entrance would be counted. Runs in the page before its own scripts.
 */
export function disableTimers() {
  window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  const start = window.setTimeout;
  const startShort = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 4_000 ? start(handler, ms, ...rest) : 0;
  window.setTimeout = startShort as typeof window.setTimeout;
}

/** The cumulative layout shift so far. Runs in the page. */
export function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
  });
}
