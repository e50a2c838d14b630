import 'server-only';
import { absoluteUrl } from '../site';

/** A body that is not to be read on; `status` is what to answer. */
export class BodyError extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`body refused: ${status}`);
    this.name = 'BodyError';
    this.status = status;
  }
}

/**
 * True for a request that a page of this site made. Browsers say where a request comes from, and no
 * script can change it; one that says nothing is no page of ours.
 */
export function isSameOrigin({ headers }: Request): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin';
  const origin = URL.parse(headers.get('origin') ?? '');
  if (!origin) return false;
  return origin.host === headers.get('host') || origin.origin === new URL(absoluteUrl('/')).origin;
}

/**
 * The JSON of a request, read no further than `limitBytes`.
 * @throws BodyError 415 when it is not said to be JSON, 413 when it is longer, 400 when it is none
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new BodyError(415);
  const bytes = await readBytes(request, limitBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError(400);
  }
}

async function readBytes({ headers, body }: Request, limitBytes: number): Promise<Buffer> {
  if (Number(headers.get('content-length')) > limitBytes) throw new BodyError(413);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limitBytes) throw new BodyError(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
