import 'server-only';
import { isUpstreamError } from '../panel/errors';
import { movedPage } from './outcomes';

type Wanted<T> = {
  /** Reads the record; with `confirm` as for a redirect (`confirmedRead`). */
  read: (options?: { confirm: boolean }) => Promise<T>;
  /** True if the requested path is the record's. */
  isHere: (record: T) => boolean;
  /** The path of the record, with the query. */
  pathOf: (record: T) => string;
};

/**
 * Reads a record whose path contains data, such as a slug. If the record has another path, the
 * visitor is redirected, but only after the data was read again: instances may briefly differ, and
 * must not redirect back and forth. If that read fails, the record is shown at the requested path,
 * `provisional`.
 * @throws MovedPageError, and any error of the first `read`
 */
export async function readAtPath<T>({
  read,
  isHere,
  pathOf,
}: Wanted<T>): Promise<{ record: T; provisional: boolean }> {
  const cached = await read();
  if (isHere(cached)) return { record: cached, provisional: false };
  const confirmed = await read({ confirm: true }).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return null;
  });
  if (confirmed === null) return { record: cached, provisional: true };
  return isHere(confirmed)
    ? { record: confirmed, provisional: false }
    : movedPage(pathOf(confirmed));
}
