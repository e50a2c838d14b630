import 'server-only';
import { TIMES } from '../config/times';
import type { Folder } from './pictures';
import { fetchMedia } from './storage-file';

/** Reads a picture of the storage by its path; null if that fails or the signal aborts. */
export async function readPicture(
  path: string,
  { folder = 'mobile', signal: ended }: { folder?: Folder; signal?: AbortSignal } = {},
): Promise<Buffer | null> {
  const late = AbortSignal.timeout(TIMES.storage.pictureMs);
  const signal = ended ? AbortSignal.any([late, ended]) : late;
  const answer = await fetchMedia(
    [folder, ...path.split('/')],
    new Request('http://storage', { signal }),
  );
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) {
    await answer.body?.cancel();
    return null;
  }
  const file = await answer.arrayBuffer().catch(() => null);
  return file && Buffer.from(file);
}
