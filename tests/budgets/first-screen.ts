/**
 * Calls `firstScreenComplete` once: when the fonts are loaded, React has hydrated the page, and
 * every picture in the viewport is decoded or marked as failed (`data-failed`). All three must still
 * hold two frames later, so that what opens on hydration counts too. Pictures below the viewport are
 * not waited for. Runs in the page before its own scripts.
 */
export function reportFirstScreen() {
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
