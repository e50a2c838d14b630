import 'server-only';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { processWide } from '../platform/process-wide.mjs';
import { onRemoval } from '../platform/removed-records.mjs';
import { TIMES } from '../platform/times.mjs';

const CACHE = path.join(process.cwd(), '.next/cache');

/** The folder of Next's image optimizer. */
const PICTURES = path.join(CACHE, 'images');

/** A file whose modification time is that of the last removal, for the next process. */
const REMOVED = path.join(CACHE, 'pictures-removed');

const state = processWide('optimized-pictures', () => ({ planned: false }));

/**
 * When a talent departs, or may have before this process started, all optimized pictures are removed:
 * which of the hashed names are theirs need not be known, and the others are drawn again when asked
 * for. That costs processor time, so later departures wait until ten minutes have passed.
 */
onRemoval('optimized-pictures', (tag) => {
  if (state.planned || !tag.startsWith('talent:')) return;
  state.planned = true;
  void planRemoval();
});

async function planRemoval(): Promise<void> {
  const pauseMs = TIMES.departures.picturesMs;
  const last = await stat(REMOVED).catch(() => null);
  const waitMs = (last?.mtimeMs ?? 0) + pauseMs - Date.now();
  // Never longer than the pause: the clock may have been set back.
  setTimeout(removeAll, Math.min(Math.max(waitMs, 0), pauseMs)).unref();
}

async function removeAll(): Promise<void> {
  state.planned = false;
  const names = await readdir(PICTURES).catch(() => []);
  if (names.length === 0) return;
  try {
    await writeFile(REMOVED, '');
    // Retried where the optimizer writes a picture in the meantime.
    await rm(PICTURES, { recursive: true, maxRetries: 5 });
    console.info(
      'All optimized pictures are removed: a talent departed, or may have before the start',
    );
  } catch (error) {
    console.error(`The optimized pictures cannot be removed: ${String(error)}`);
  }
}
