export type Visit = {
  /** 0 when the connection failed or timed out. */
  status: number;
  body: string;
  ms: number;
};

/** Requests a page and reads the whole response, without following a redirect; never throws. */
export async function visit(url: string, timeoutMs = 15_000): Promise<Visit> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { redirect: 'manual', signal });
    const body = await answer.text();
    return { status: answer.status, body, ms: performance.now() - start };
  } catch {
    return { status: 0, body: '', ms: performance.now() - start };
  }
}

/** Repeats some work, `workers` at a time, until the end time. */
export async function during(ms: number, workers: number, work: () => Promise<void>) {
  const end = performance.now() + ms;
  const one = async () => {
    while (performance.now() < end) await work();
  };
  await Promise.all(Array.from({ length: workers }, one));
}

/** Does some work for each item, `workers` at a time, in order. */
export async function forEach<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const one = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, one));
}

/**
 * Milliseconds until a condition holds, polled every second; null when it does not within `limit`.
 */
export async function msUntil(limit: number, isMet: () => Promise<boolean>) {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (await isMet()) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return null;
}
