import 'server-only';
import { inTime } from '../process/time';
import { Refusal } from './refusal';

/** Limits of reading one body. Sizes in bytes, times in milliseconds. */
export type BodyLimits = {
  bytes: number;
  /** Longest wait between two chunks. */
  idleMs: number;
  /** Longest wait in total, from the first byte to the last. */
  totalMs: number;
  /** After this time the average must have reached 8 KB/s. */
  slowStartMs?: number;
};

/** Minimum average rate once `slowStartMs` has passed: stops slow clients (slowloris). */
const MIN_BYTES_PER_MS = 8 * 1.024;
const SLOW_START_MS = 30_000;

/** Limits of a form without files. */
export const TEXT_LIMITS: BodyLimits = { bytes: 64 * 1024, idleMs: 10_000, totalMs: 30_000 };

/** Limits of a short body that its sender has at hand. */
export function shortBody(bytes: number): BodyLimits {
  return { bytes, idleMs: 5_000, totalMs: 10_000 };
}

/** Limits of four images of 10 MB and their fields; a phone with a slow connection needs minutes. */
export const UPLOAD_LIMITS: BodyLimits = {
  bytes: 42 * 1024 * 1024,
  idleMs: 15_000,
  totalMs: 280_000,
};

/** Most text fields of one post, far more than any form has. */
export const MAX_FIELDS = 40;

/**
 * Reads a body chunk by chunk, with backpressure: `take` ends before the next chunk is read. Up to
 * twice the limit is read and the excess discarded, because a browser whose upload is cut off does
 * not show the response.
 * @throws Refusal `too-large`, `too-slow`, `malformed` (no body, or aborted)
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
  // Counts only the time spent waiting for the sender, not the time that `take` needs.
  let waitedMs = 0;
  for (;;) {
    const dueMs = Math.min(totalMs, Math.max(slowStartMs, size / MIN_BYTES_PER_MS));
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

/**
 * Reads and discards a body that was not read, within `limits`: a browser does not show a response
 * that arrives while it sends.
 */
export async function discardBody(request: Request, limits: BodyLimits): Promise<void> {
  if (request.bodyUsed) return;
  await readBody(request, limits, () => {}).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The media type of a body in lower case; empty for a compressed body, which is not accepted. */
export function mediaType({ headers }: Request): string {
  if (headers.has('content-encoding')) return '';
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, withinMs: number) {
  const piece = reader.read().catch(() => {
    throw new Refusal('malformed');
  });
  return inTime(piece, withinMs, () => new Refusal('too-slow'));
}

/** Most values of a post as JSON, nested ones included: more than a whole selection with its notes has. */
const MAX_VALUES = 2_000;

/**
 * The fields of a small form: JSON from the page's script, or urlencoded from the browser.
 * @throws Refusal `media-type`, and as `readBody`
 */
export async function readFields(
  request: Request,
  limits = TEXT_LIMITS,
): Promise<Record<string, unknown>> {
  const type = mediaType(request);
  const read = type === 'application/json' ? ofJson : ofUrlencoded;
  if (read === ofUrlencoded && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal('media-type');
  }
  const fields = read(await readText(request, limits));
  if (Object.keys(fields).length > MAX_FIELDS) throw new Refusal('malformed');
  return fields;
}

function ofJson(text: string): Record<string, unknown> {
  if (!hasFewValues(text)) throw new Refusal('malformed');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {}
  throw new Refusal('malformed');
}

/** Parsing deep or wide JSON takes far longer than counting its brackets and commas. */
function hasFewValues(json: string): boolean {
  let count = 1;
  let quoted = false;
  for (let index = 0; index < json.length && count <= MAX_VALUES; index += 1) {
    const character = json[index];
    if (character === '\\') index += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{' || character === ',')) count += 1;
  }
  return count <= MAX_VALUES;
}

/** Parsing pairs takes far longer than counting them. */
function ofUrlencoded(text: string): Record<string, unknown> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new Refusal('malformed');
  return Object.fromEntries(new URLSearchParams(text));
}
