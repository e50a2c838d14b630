import 'server-only';
import type { Readable } from 'node:stream';
import { pulledStream } from '../process/pulled-stream';
import type { Profile } from '../talents/talent';
import { call } from './client';
import { isUpstreamError, TimeoutError, UnreachableError, UnreadableError } from './errors';
import { PANEL_LIMITS } from './limits';

const GALLERY = { service: 'panel', method: 'POST', url: '/api/download/gallery' } as const;

const ZIP_MARK = Buffer.from('PK');

/**
 * Streams the zip of a talent's composites. Resolves once the first bytes have arrived and are
 * those of a zip. The stream errors if the zip is too large, breaks off or takes too long.
 * @param profile with all measures, as `readWholeProfile` returns it: the panel requires it whole
 * @throws UpstreamError
 */
export async function downloadComposites(
  profile: Profile,
  key: string,
): Promise<ReadableStream<Uint8Array>> {
  const limit = new AbortController();
  const begin = setTimeout(() => limit.abort(), PANEL_LIMITS.writeMs);
  const whole = setTimeout(() => limit.abort(), PANEL_LIMITS.galleryMs);
  try {
    const body = await call(
      'panel',
      {
        method: GALLERY.method,
        url: GALLERY.url,
        data: { talent: JSON.stringify(profile), gallery: 'compo' },
        headers: { 'Idempotency-Key': key },
        responseType: 'stream',
        // Counted below: with any limit, axios leaves the connection of an aborted download open.
        maxContentLength: -1,
      },
      limit.signal,
    );
    const source = body as Readable;
    source.once('close', () => clearTimeout(whole));
    const chunks = bounded(source, limit.signal);
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
    console.warn(String(error));
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
