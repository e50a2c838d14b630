import 'server-only';
import { isUpstreamError } from '../panel/errors';
import { movedPage } from './outcomes';

type Wanted<T> = {
  /** Reads the record; with `confirm` as for a redirect (`confirmedRead`). */
  read: (options?: { confirm: boolean }) => Promise<T>;
  /** True when the path that was asked for is that of the record. */
  isHere: (record: T) => boolean;
  /** The path of the record, with the query. */
  pathOf: (record: T) => string;
};

/**
 * Reads a record whose path contains data, such as a slug. One with another path ends in a redirect,
 * after its data was read again: instances may differ for a moment, and a visitor must not be sent
 * back and forth. While that read fails, the record is shown where it was asked for, as `provisional`.
 * @throws MovedPageError, and whatever `read` throws the first time
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
