import { z } from 'zod';
import { decoded } from '../routes/decoded';
import widths from './image-widths.json';
import { pictureUrl } from './pictures';

/**
 * A path below the storage folders, decoded, without a leading slash. Rejects URLs, path traversal
 * (`..`), unusual characters, escapes and fragments, so that a picture cannot reach anything else in the network
 * (SSRF), even if a server behind this site decodes twice. Also rejects lone surrogates, which a URL
 * cannot contain. Parsing is idempotent: `isPictureUrl` parses a path again that `pictureUrl` has
 * written.
 */
export const storagePath = z
  .string()
  .max(500)
  .transform((path) => path.replace(/^[\s/]+/, '').trimEnd())
  .refine(
    (path) =>
      path.isWellFormed() &&
      !/[\\?\p{Cc}]|%(?:[\da-f]{2}|$|\/)|\.[a-z\d]{2,4}#|^[a-z][a-z0-9+.-]*:/iu.test(path) &&
      path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
  );

const STORAGE = /^\/storage\/(portraits\/)?(desktop|mobile)\/(.+)$/;

/**
 * True for an image optimizer URL exactly as `pictureUrl` writes it. Each other spelling would be
 * fetched, resized and cached again, and the number of spellings is unlimited.
 */
export function isPictureUrl(url: URL): boolean {
  const [, portraits, folder, encoded = ''] = STORAGE.exec(url.searchParams.get('url') ?? '') ?? [];
  const width = Number(url.searchParams.get('w'));
  if ((folder !== 'desktop' && folder !== 'mobile') || !widths.includes(width)) return false;
  const path = storagePath.safeParse(decoded(encoded));
  const source = portraits ? 'portrait' : 'file';
  return (
    path.success && new URL(pictureUrl(folder, path.data, width, source), url).href === url.href
  );
}
