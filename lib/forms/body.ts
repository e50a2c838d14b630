import 'server-only';
import { Refusal } from './refusal';

/** Bounds of reading one body. Sizes in bytes, times in milliseconds. */
export type BodyLimits = {
  bytes: number;
  /** Between two pieces of it. */
  idleMs: number;
  /** Of waiting for it, from its first byte to its last. */
  totalMs: number;
  /** After so long it has to have brought 8 KB for each second. */
  slowStartMs?: number;
};

/** On average, once a body has been on its way for a while: nobody fills a place drop by drop. */
const LEAST_BYTES_PER_MS = 8 * 1.024;
const SLOW_START_MS = 30_000;

/** Limits of a form without files. */
export const TEXT_LIMITS: BodyLimits = { bytes: 64 * 1024, idleMs: 10_000, totalMs: 30_000 };

/** Limits of four images of 10 MB and their fields; a phone with a slow connection needs minutes. */
export const UPLOAD_LIMITS: BodyLimits = {
  bytes: 42 * 1024 * 1024,
  idleMs: 15_000,
  totalMs: 280_000,
};

/** Texts of one post, far more than a form asks for. */
export const MAX_FIELDS = 40;

/**
 * Reads a body piece by piece, each one taken before the next is read. Somewhat more than the limit
 * is read and thrown away, because a browser that is cut off while it sends shows no answer.
 * @throws Refusal `too-large`, `too-slow`, `malformed` (none, or broken off)
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  take: (piece: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const readAtMost = limits.bytes * 2;
  if (Number(request.headers.get('content-length')) > readAtMost) throw new Refusal('too-large');
  const reader = request.body?.getReader();
  if (!reader) throw new Refusal('malformed');
  const { idleMs, totalMs, slowStartMs = SLOW_START_MS } = limits;
  let size = 0;
  // Only the sender's time counts: while a piece is taken, nobody waits for the next one.
  let waitedMs = 0;
  for (;;) {
    const dueMs = Math.min(totalMs, Math.max(slowStartMs, size / LEAST_BYTES_PER_MS));
    const since = Date.now();
    const { done, value } = await nextPiece(reader, Math.min(idleMs, dueMs - waitedMs));
    waitedMs += Date.now() - since;
    if (done && size <= limits.bytes) return;
    if (done) break;
    const room = limits.bytes - size;
    if (room > 0) await take(value.subarray(0, room));
    size += value.length;
    if (size > readAtMost) break;
  }
  throw new Refusal('too-large');
}

/** Reads a body of UTF-8 text. @throws Refusal as `readBody` */
export async function readText(request: Request, limits: BodyLimits): Promise<string> {
  const pieces: Uint8Array[] = [];
  await readBody(request, limits, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces).toString('utf8');
}

/** The type of a body in small letters; a body that is packed has none that is read. */
export function mediaType({ headers }: Request): string {
  if (headers.has('content-encoding')) return '';
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, withinMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('too-slow')), Math.max(0, withinMs));
  });
  const broken = () => {
    throw new Refusal('malformed');
  };
  try {
    return await Promise.race([reader.read().catch(broken), late]);
  } finally {
    clearTimeout(timer);
  }
}
