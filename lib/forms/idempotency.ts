import 'server-only';
import { createHash } from 'node:crypto';
import { isIdempotencyKey } from './idempotency-key';

/**
 * The idempotency key for the service: a hash of the fields and, with script, of the tab's key.
 * Sending the same answers again is one submission; any change makes it another.
 */
export async function idempotencyKey(
  request: Request,
  fields: object,
  files: readonly File[] = [],
): Promise<string> {
  const given = request.headers.get('idempotency-key');
  const tab = isIdempotencyKey(given) ? given.toLowerCase() : null;
  const hash = createHash('sha256').update(JSON.stringify([tab, fields]));
  for (const file of files) {
    hash.update(`\n${file.size}\n`).update(new Uint8Array(await file.arrayBuffer()));
  }
  return hash.digest('hex');
}
