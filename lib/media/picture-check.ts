import 'server-only';
import { decoded } from '../routes/resolve';
import widths from './image-widths.json';
import { pictureUrl } from './pictures';
import { storagePath } from './storage-path';

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
