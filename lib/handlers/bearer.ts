import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * True if a request carries this secret as `Authorization: Bearer …`. The comparison takes constant
 * time, so that timing reveals neither the secret nor its length.
 */
export function carriesSecret({ headers }: Request, secret: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
