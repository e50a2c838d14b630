import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { announceDeparture } from '../platform/departures.mjs';
import { processWide } from '../platform/process-wide';
import { forgetReads } from './read-entries';

type People = { byId: ReadonlyMap<number, unknown> };

/** Where the optimizer keeps pictures, below the folder in which the server runs. */
const PICTURES = '.next/cache/images';

/** Who leaves is gone together with others of the same day: the pictures are cleared once. */
const CLEAR_AFTER_MS = 1_000;

const state = processWide('departures-of-talents', () => ({
  clearing: undefined as NodeJS.Timeout | undefined,
}));

/**
 * Removes what is kept of everybody who is on a roster no more: reads, pages and previews, in memory,
 * in Redis and on disk. Of the optimizer's files nobody can tell whose they are, so all of them go,
 * and those of the others are made again.
 */
export function removeDeparted(next: People, kept: People | undefined): void {
  const departed = [...(kept?.byId.keys() ?? [])].filter((id) => !next.byId.has(id));
  if (departed.length === 0) return;
  console.info(`${departed.length} talents left: what was kept of them is removed`);
  for (const id of departed) {
    forgetReads(`talent:${id}`);
    announceDeparture(`talent:${id}`);
  }
  clearTimeout(state.clearing);
  state.clearing = setTimeout(() => void clearPictures(), CLEAR_AFTER_MS).unref();
}

async function clearPictures(): Promise<void> {
  const folder = path.join(process.cwd(), PICTURES);
  await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    console.error(`The optimizer's pictures cannot be removed: ${String(error)}`);
  });
}
