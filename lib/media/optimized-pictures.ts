import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { requireAtRunTime } from '../platform/next/run-time-require';
import { processWide } from '../platform/process-wide.mjs';
import { onRemoval } from '../platform/removed-records.mjs';
import { TIMES } from '../platform/times.mjs';
import qualities from './image-qualities.json';
import widths from './image-widths.json';
import { picturesOf } from './picture-owners';
import { storageUrl } from './pictures';

/** The cache folder of Next's image optimizer, below the server's working directory. */
const FOLDER = '.next/cache/images';

/** The output types of the optimizer: WebP, or the original type for browsers without WebP. */
const TYPES = ['image/webp', ''];

const state = processWide('optimized-pictures', () => ({
  departed: new Set<number>(),
  timer: undefined as NodeJS.Timeout | undefined,
  last: Promise.resolve() as Promise<unknown>,
}));

onRemoval('optimized-pictures', (tag) => {
  const [kind, id] = tag.split(':');
  if (id === '*') {
    const why = 'no roster from before this start is known';
    inTurn(() => purgeOlderThan(performance.timeOrigin, why));
  } else if (kind === 'talent') {
    state.departed.add(Number(id));
    clearTimeout(state.timer);
    state.timer = setTimeout(() => inTurn(purgeDeparted), TIMES.departures.gatherMs).unref();
  }
});

function inTurn(work: () => Promise<unknown>): void {
  state.last = state.last.then(work).catch((error: unknown) => {
    console.error(`The optimizer's files cannot be removed: ${String(error)}`);
  });
}

/**
 * Removes the optimizer's files of departed talents. If the record of paths is younger than the
 * oldest file, removes all files; those still needed are generated again.
 */
async function purgeDeparted(): Promise<void> {
  const ids = new Set(state.departed);
  state.departed.clear();
  const { paths, since } = await picturesOf(ids);
  if (await purgeOlderThan(since, 'their owners are not known')) return;
  const names = new Set(await readdir(folder()).catch(() => []));
  for (const name of paths.flatMap(namesOf)) {
    if (names.has(name)) await rm(path.join(folder(), name), { recursive: true, force: true });
  }
}

/** Removes all files if one is older than a time (ms since the epoch). Returns whether it did. */
async function purgeOlderThan(time: number, why: string): Promise<boolean> {
  const names = await readdir(folder()).catch(() => []);
  for (const name of names) {
    const found = await stat(path.join(folder(), name)).catch(() => null);
    if (!found || found.mtimeMs >= time) continue;
    console.info(
      `All optimized pictures are removed: some are older than ${iso(time)}, and ${why}`,
    );
    await rm(folder(), { recursive: true, force: true });
    return true;
  }
  return false;
}

const iso = (time: number) => new Date(time).toISOString();

function folder(): string {
  return path.join(process.cwd(), FOLDER);
}

type Optimizer = {
  ImageOptimizerCache: {
    getCacheKey(of: { href: string; width: number; quality: number; mimeType: string }): string;
  };
};

/** The names of all cache folders that the optimizer may use for a picture. */
function namesOf(picture: string): string[] {
  // Next's own function; importing it would bundle a copy of Next's server.
  const { ImageOptimizerCache } = requireAtRunTime('next/dist/server/image-optimizer') as Optimizer;
  // Every quality, in both folders: files of an earlier release may have the other one.
  return (['desktop', 'mobile'] as const).flatMap((kind) =>
    Object.values(qualities).flatMap((quality) =>
      widths.flatMap((width) =>
        TYPES.map((mimeType) => {
          const href = storageUrl(kind, picture);
          return ImageOptimizerCache.getCacheKey({ href, width, quality, mimeType });
        }),
      ),
    ),
  );
}
