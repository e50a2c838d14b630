import 'server-only';
import { LRUCache } from 'lru-cache';
import { onDeparture } from '../platform/departures.mjs';
import { env } from '../platform/env';
import { processWide } from '../platform/process-wide';

/** Time for the whole exchange, in milliseconds. */
const FETCH_MS = 4_000;
const MOST_BYTES = 512 * 1024;
const KEPT_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 86_400_000;

/** After a failure the provider is not asked again within this time. */
const FAILURE_MS = 60_000;

type Still = { jpeg: Uint8Array<ArrayBuffer> | null };

function stills() {
  return processWide(
    'video-stills',
    () =>
      new LRUCache<string, Still>({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ jpeg }) => jpeg?.length || 1,
        ttl: FRESH_MS,
        async fetchMethod(file, _, { options }) {
          const jpeg = await fetchStill(file).catch(() => null);
          if (!jpeg) options.ttl = FAILURE_MS;
          return { jpeg };
        },
      }),
  );
}

// A still does not say whose it is. Whoever waits for one just now is shown the cover instead.
onDeparture('video-stills', () => stills().clear());

/**
 * The still that YouTube has of a video, as a JPEG, kept for a day; null when it cannot be had. It is
 * fetched here, so that no browser asks YouTube for anything before the video is played.
 */
export async function videoStill(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const still = await stills()
    .fetch(file)
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
