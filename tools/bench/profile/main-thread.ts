import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

/** One event of a Chromium trace. Times are in microseconds; `tdur` is processor time. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** The work of the main thread on a first visit, in milliseconds of processor time. */
export type MainThread = {
  html: number;
  styleAndLayout: number;
  paint: number;
  scripts: number;
  collection: number;
  other: number;
  longest: number;
  /**
   * Total blocking time as Lighthouse computes it: of each task, four times as long, what exceeds
   * 50 ms.
   */
  blocking: number;
};

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', 'loading'];
const TASK = 'ThreadControllerImpl::RunTask';
const SLOWER = 4;
const UNNOTICED_MS = 50;

const KINDS: Record<string, Exclude<keyof MainThread, 'longest' | 'blocking' | 'other'>> = {
  ParseHTML: 'html',
  UpdateLayoutTree: 'styleAndLayout',
  Layout: 'styleAndLayout',
  ParseAuthorStyleSheet: 'styleAndLayout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'scripts',
  FunctionCall: 'scripts',
  RunMicrotasks: 'scripts',
  'v8.callFunction': 'scripts',
  'v8.run': 'scripts',
  'v8.compile': 'scripts',
  MinorGC: 'collection',
  MajorGC: 'collection',
};

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** The events of the page's main thread: the thread of Chromium with the most page events. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid))
    .map((own) => own.filter(({ ph }) => ph === 'X'));
  const busy = (own: readonly TraceEvent[]) =>
    own.filter(({ name }) => KINDS[name]).reduce((sum, event) => sum + cpu(event), 0);
  const [busiest] = threads.toSorted((one, next) => busy(next) - busy(one));
  if (!busiest) throw new Error('The trace has no page');
  return busiest;
}

/** The self time of each task by category: an event counts without the events inside it. */
function accounted(events: readonly TraceEvent[]): MainThread {
  const tasks = events.filter(({ name }) => name === TASK);
  const sums = { html: 0, styleAndLayout: 0, paint: 0, scripts: 0, collection: 0, other: 0 };
  const open: { end: number; kind: keyof typeof sums }[] = [];
  const known = events
    .filter(({ name }) => name === TASK || KINDS[name])
    .toSorted((one, next) => one.ts - next.ts || (next.dur ?? 0) - (one.dur ?? 0));
  for (const event of known) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const outer = open.at(-1);
    const kind = KINDS[event.name] ?? outer?.kind ?? 'other';
    sums[kind] += cpu(event);
    if (outer) sums[outer.kind] -= cpu(event);
    open.push({ end: event.ts + (event.dur ?? 0), kind });
  }
  const times = tasks.map(cpu);
  return {
    ...sums,
    longest: Math.max(...times),
    blocking: times.reduce((sum, ms) => sum + Math.max(0, ms * SLOWER - UNNOTICED_MS), 0),
  };
}

/**
 * The cost of a click until the frame that shows its effect is done: the mean of several, each made
 * by `click`, without throttling of the processor.
 */
export async function profileClicks(
  page: Page,
  times: number,
  click: (time: number) => Promise<void>,
): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, async () => {
    for (let time = 0; time < times; time += 1) await click(time);
  });
  const { longest, ...sums } = accounted(mainThread(events));
  const means = Object.entries(sums).map(([kind, sum]) => [kind, sum / times]);
  return { ...(Object.fromEntries(means) as Omit<MainThread, 'longest'>), longest };
}

/** Opens a page as a phone on its first visit, on this machine, and returns the cost. */
export async function profileVisit(browser: Browser, url: string): Promise<MainThread> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The trace lacks the beginning of a process that starts during it, so it is started before.
    await page.goto(new URL('/robots.txt', url).href);
    const events = await traced(session, async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
    });
    return accounted(mainThread(events));
  } finally {
    await context.close();
  }
}
