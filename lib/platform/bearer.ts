import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * True when a request carries this secret, as `Authorization: Bearer …`. How long the comparison
 * takes tells nothing of the secret, not even its length.
 */
export function carriesSecret({ headers }: Request, secret: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
