import 'server-only';
import { fetchMedia } from './storage-file';

const MAX_BYTES = 12 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

/** A picture of the storage (its path) as a file of at most 12 MB; null when it cannot be had. */
export async function readPicture(path: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetchMedia(
    ['mobile', ...path.split('/')],
    new Request('http://storage', { signal }),
  );
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) {
    await answer.body?.cancel();
    return null;
  }
  return readBounded(answer).catch(() => null);
}

async function readBounded({ body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
