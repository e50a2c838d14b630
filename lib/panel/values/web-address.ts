import 'server-only';
import { z } from 'zod';
import { cleanLine } from '../../clean-text';
import { withoutEntities } from './text';

const MAX_LENGTH = 2_000;

const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
/** A host name without scheme, and not the name of a file (`foto.jpg`). */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}(?::\d+)?(?:[/?#]|$)/i;
const FILE =
  /^[^/]+\.(?:html?|php|aspx?|pdf|docx?|xlsx?|jpe?g|png|gif|webp|svg|zip|txt)(?:[?#]|$)/i;

/**
 * The address of a link, completed where its author left out `https://` or `mailto:`. Null for a
 * relative address, which would become a path of this site. The scheme is not checked.
 */
export function completedAddress(typed: string): string | null {
  const address = typed.trim();
  if (address.length > MAX_LENGTH) return null;
  if (address.startsWith('//')) return HOST.test(address.slice(2)) ? `https:${address}` : null;
  if (/^(?:[a-z][a-z\d+.-]*:(?!\d)|[/#])/i.test(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) && !FILE.test(address) ? `https://${address}` : null;
}

/** An http(s) address of another site, completed like that of a link. */
export const webAddress = z
  .string()
  .max(MAX_LENGTH)
  .transform((sent) => completedAddress(cleanLine(withoutEntities(sent))))
  .pipe(z.url({ protocol: /^https?$/ }));
