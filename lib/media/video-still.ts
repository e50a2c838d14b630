import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '../platform/env';
import { processWide } from '../platform/process-wide.mjs';
import { onRemoval } from '../platform/removed-records.mjs';
import { TIMES } from '../platform/times.mjs';

/** Time for the whole exchange, in milliseconds. */
const FETCH_MS = 4_000;
const MOST_BYTES = 512 * 1024;
const KEPT_BYTES = 16 * 1024 * 1024;

type Still = { jpeg: Uint8Array<ArrayBuffer> | null };

/** Counts removals: a still whose fetch began before one is sent to its visitor but not cached. */
const removals = processWide('video-still-removals', () => ({ count: 0 }));

function stills() {
  return processWide(
    'video-stills',
    () =>
      new LRUCache<string, Still>({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ jpeg }) => jpeg?.length || 1,
        ttl: TIMES.memories.videoStillMs,
        async fetchMethod(key, _, { options }) {
          const before = removals.count;
          const jpeg = await fetchStill(key.slice(key.indexOf(' ') + 1)).catch(() => null);
          if (!jpeg) options.ttl = TIMES.memories.failedStillMs;
          if (before !== removals.count) options.ttl = 1;
          return { jpeg };
        },
      }),
  );
}

onRemoval('video-stills', (tag) => {
  removals.count += 1;
  for (const key of stills().keys()) if (key.startsWith(`${tag} `)) stills().delete(key);
});

/**
 * YouTube's still of a talent's video as a JPEG, cached for a day; null if it cannot be fetched. The
 * server fetches it, so that no browser contacts YouTube before the video is played.
 */
export async function videoStill(
  talent: number,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const still = await stills()
    .fetch(`talent:${talent} ${file}`)
    .catch(() => null);
  return still?.jpeg ?? null;
}

async function fetchStill(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = `${env().VIDEO_STILLS_URL}/vi/${encodeURIComponent(file)}/hqdefault.jpg`;
  const signal = AbortSignal.timeout(FETCH_MS);
  const answer = await fetch(url, { signal, redirect: 'error', cache: 'no-store' });
  const type = answer.headers.get('content-type')?.split(';')[0];
  if (answer.status !== 200 || type !== 'image/jpeg' || !answer.body) {
    await answer.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    // Leaving the loop ends the exchange.
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
