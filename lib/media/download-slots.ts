import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { processWide } from '../process/process-wide.mjs';
import { whenOver } from '../process/pulled-stream';
import { secondsToWait } from '../process/seconds-to-wait';

/** The concurrent downloads, in the whole process and per client. */
const MOST = 4;
const MAX_OF_CLIENT = 2;

/** The downloads that one client may start per minute. */
const BEGUN = { points: 10, duration: 60 };

const RETRY_SECONDS = 10;

/** A download that must wait. */
export class NoSlotError extends Error {
  override name = 'NoSlotError';
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number = RETRY_SECONDS) {
    super(`no download now (${status})`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Download = { talent: number; client: string | null };

const state = processWide('download-slots', () => ({
  underWay: new Set<Download>(),
  begun: new RateLimiterMemory(BEGUN),
}));

/**
 * Starts a download of a talent's files if a slot is free. The slot is released when the stream
 * ends, fails or is canceled. Limits: one per talent, few per client and in total.
 * @throws NoSlotError, and any error of `begin`
 */
export async function inDownloadSlot(
  talent: number,
  client: string | null,
  begin: () => Promise<ReadableStream<Uint8Array>>,
): Promise<ReadableStream<Uint8Array>> {
  const { underWay, begun } = state;
  const others = [...underWay];
  const ofClient = others.filter((other) => client !== null && other.client === client);
  if (ofClient.length >= MAX_OF_CLIENT) throw new NoSlotError(429);
  if (others.length >= MOST || others.some((other) => other.talent === talent)) {
    throw new NoSlotError(503);
  }
  const download = { talent, client };
  underWay.add(download);
  const free = () => void underWay.delete(download);
  try {
    const seconds = client === null ? 0 : await secondsToWait(begun, client);
    if (seconds > 0) throw new NoSlotError(429, seconds);
    return whenOver(await begin(), free);
  } catch (error) {
    free();
    throw error;
  }
}
