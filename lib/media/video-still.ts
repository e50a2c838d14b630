import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { LimitedBody } from './limited-body';

/** The timeout of the whole exchange, in milliseconds. */
const FETCH_MS = 4_000;
const STILL_LIMITS = {
  firstByteMs: FETCH_MS,
  idleMs: FETCH_MS,
  totalMs: FETCH_MS,
  bytes: 512 * 1024,
};

/**
 * YouTube's file names, best first. The large file exists for HD videos only. `hqdefault` exists
 * for every video: 480 pixels wide between two dark bars, which the page crops.
 */
const FILES = { small: ['mqdefault'], large: ['maxresdefault', 'hqdefault'] } as const;

export type StillSize = keyof typeof FILES;
const CACHE_BYTES = 16 * 1024 * 1024;

type Still = { jpeg: Uint8Array<ArrayBuffer> | null };

function stills() {
  return processWide(
    'video-stills',
    () =>
      new LRUCache<string, Still>({
        maxSize: CACHE_BYTES,
        sizeCalculation: ({ jpeg }) => jpeg?.length || 1,
        ttl: TIMES.memories.videoStillMs,
        async fetchMethod(key, _, { options }) {
          const [, size, file = ''] = key.split(' ');
          const jpeg = await firstStill(size === 'large' ? 'large' : 'small', file);
          if (!jpeg) options.ttl = TIMES.memories.failedStillMs;
          return { jpeg };
        },
      }),
  );
}

/**
 * YouTube's still of a talent's video as a JPEG, cached for an hour; null if it cannot be fetched.
 * Large: 1280 × 720 pixels where YouTube has it; small: 320 × 180. The server fetches it, so that
 * no browser contacts YouTube before the video is played.
 */
export async function videoStill(
  talent: number,
  file: string,
  size: StillSize,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const still = await stills()
    .fetch(`talent:${talent} ${size} ${file}`)
    .catch(() => null);
  return still?.jpeg ?? null;
}

async function firstStill(size: StillSize, video: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const signal = AbortSignal.timeout(FETCH_MS);
  for (const name of FILES[size]) {
    const url = `${env().VIDEO_STILLS_URL}/vi/${encodeURIComponent(video)}/${name}.jpg`;
    const jpeg = await fetchStill(url, signal).catch(() => null);
    if (jpeg) return jpeg;
  }
  return null;
}

async function fetchStill(
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = new LimitedBody(STILL_LIMITS);
  const answer = await body.ask(url, {}, signal);
  const type = answer.headers.get('content-type')?.split(';')[0];
  if (answer.status !== 200 || type !== 'image/jpeg') {
    body.stop();
    return null;
  }
  const chunks: Uint8Array[] = [];
  for (let chunk = await body.next(); chunk; chunk = await body.next()) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
