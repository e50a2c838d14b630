import 'server-only';
import { setFlagsFromString } from 'node:v8';

/** The resident size of this process above which memory counts as short. */
const SHORT_BYTES = 300 * 1024 * 1024;

/**
 * How much the heap may grow beyond what is in use until the next full garbage collection, in percent.
 * 0 is V8's own choice: up to several times of what is in use.
 */
const GROWTH_PERCENT = { ample: 0, short: 50 };

const CHECK_MS = 250;

/**
 * Bounds the growth of V8's heap, but only while memory is short: collecting garbage earlier costs a
 * quarter of every rendering. To be called once.
 */
export function boundHeapGrowth(): void {
  let wasShort = false;
  setInterval(() => {
    const isShort = process.memoryUsage.rss() > SHORT_BYTES;
    if (isShort === wasShort) return;
    wasShort = isShort;
    const percent = isShort ? GROWTH_PERCENT.short : GROWTH_PERCENT.ample;
    setFlagsFromString(`--heap-growing-percent=${percent}`);
  }, CHECK_MS).unref();
}
