import 'server-only';
import { TIMES } from '../config/times';
import { count } from '../process/counts';
import { warnOnce } from '../process/warn-once';

type Failure = {
  /** The `kind` label of the metric. */
  kind: string;
  /** The cause, together with `kind`: a status, a content type, an error code. */
  cause?: string;
  /** The path of the file, and details about this file only. */
  file: string;
};

/**
 * Counts a file of the storage that a visitor did not get (`vitrine_storage_failures_total`). Logs
 * each cause once in ten minutes, with the first file affected.
 */
export function reportStorageFailure({ kind, cause = '', file }: Failure): void {
  count('storage_failures', kind);
  const reason = [kind, cause.slice(0, 100)].filter(Boolean).join(', ');
  const text = `Storage file not served: ${reason}`;
  warnOnce(text, `${text} (first: ${file})`, TIMES.memories.loggedFailureMs);
}

/** The system error code of a failed connection (`ECONNREFUSED`), or else the name of the error. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
