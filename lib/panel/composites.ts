import 'server-only';
import type { Readable } from 'node:stream';
import { TIMES } from '../config/times';
import { pulledStream } from '../process/pulled-stream';
import { call } from './client';
import { isUpstreamError, TimeoutError, UnreachableError, UnreadableError } from './errors';
import { PANEL_LIMITS } from './limits';
import type { WholeProfile } from './talents';

const GALLERY = { service: 'panel', method: 'POST', url: '/api/download/gallery' } as const;

const ZIP_MARK = Buffer.from('PK');

/**
 * Streams the zip of a talent's composites, once its first bytes are those of a zip. The stream errors if the
 * zip is too large, breaks off or takes too long. `left` aborts when the visitor leaves. @throws UpstreamError
 */
export async function downloadComposites(
  profile: WholeProfile,
  key: string,
  left: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const limit = new AbortController();
  const late = () => limit.abort(new DOMException('too slow', 'TimeoutError'));
  const begin = setTimeout(late, TIMES.services.writeMs);
  const whole = setTimeout(late, TIMES.services.galleryMs);
  const signal = AbortSignal.any([limit.signal, left]);
  try {
    const { service, ...at } = GALLERY;
    const request = {
      ...at,
      data: { talent: JSON.stringify(profile), gallery: 'compo' },
      headers: { 'Idempotency-Key': key },
      responseType: 'stream',
      // Counted below: with any limit, axios leaves the connection of an aborted download open.
      maxContentLength: -1,
    } as const;
    const source = (await call(service, request, signal)) as Readable;
    source.once('close', () => clearTimeout(whole));
    const chunks = bounded(source, signal);
    const first = await chunks.next();
    if (first.done || !beginsAsZip(first.value)) {
      source.destroy();
      throw new UnreadableError('the answer is not a zip', GALLERY);
    }
    let ahead: Buffer | null = first.value;
    return pulledStream({
      async next() {
        const chunk = ahead ?? (await chunks.next()).value ?? null;
        ahead = null;
        return chunk;
      },
      // Closes the connection at once; a generator alone would wait for the next chunk.
      cancel: () => void source.destroy(),
    });
  } catch (error) {
    clearTimeout(whole);
    if (!left.aborted) console.warn(String(error));
    throw error;
  } finally {
    clearTimeout(begin);
  }
}

function beginsAsZip(chunk: Buffer): boolean {
  const start = chunk.subarray(0, ZIP_MARK.length);
  return start.equals(ZIP_MARK.subarray(0, start.length));
}

/** The chunks up to the size limit. Its errors contain no request header, hence no bearer token. */
async function* bounded(source: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > PANEL_LIMITS.galleryBytes) {
        throw new UnreadableError('the answer is too large', GALLERY);
      }
      yield chunk;
    }
  } catch (error) {
    if (isUpstreamError(error)) throw error;
    throw signal.aborted ? new TimeoutError(GALLERY) : new UnreachableError('BROKEN', GALLERY);
  }
}
