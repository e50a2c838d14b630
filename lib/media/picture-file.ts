import 'server-only';
import { fetchMedia } from './storage-file';

const TIMEOUT_MS = 5_000;

/** A picture of the storage (its path) as a file; null when it cannot be had. */
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
  const file = await answer.arrayBuffer().catch(() => null);
  return file && Buffer.from(file);
}
