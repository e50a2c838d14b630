import 'server-only';
import { createHash } from 'node:crypto';
import { isIdempotencyKey } from './idempotency-key';

/**
 * The key under which a form counts once at the service. It follows from what is sent and, with
 * script, from the key of the browser's tab: the same answers sent again are one submission, and
 * whatever was changed is another. Leave out of `fields` what differs from one try to the next.
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
