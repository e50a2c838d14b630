import 'server-only';
import { createHash } from 'node:crypto';
import { isIdempotencyKey } from './idempotency-key';

/**
 * The key under which a form counts once: the one that the browser made for it or, without script,
 * one that follows from the content, so that a second press of the button sends nothing new.
 */
export async function idempotencyKey(
  request: Request,
  fields: object,
  files: readonly File[] = [],
): Promise<string> {
  const given = request.headers.get('idempotency-key');
  if (isIdempotencyKey(given)) return given.toLowerCase();
  const hash = createHash('sha256').update(JSON.stringify(fields));
  for (const file of files) hash.update(new Uint8Array(await file.arrayBuffer()));
  return hash.digest('hex');
}
