import 'server-only';
import widths from './image-widths.json';
import { pictureUrl } from './pictures';
import { storagePath } from './storage-path';

const STORAGE = /^\/storage\/(desktop|mobile)\/(.+)$/;

/**
 * True for a URL of the optimizer just as `pictureUrl` writes it. Each other spelling of a picture
 * would be fetched, drawn and kept once more, and there is no end of spellings.
 */
export function isPictureUrl(url: URL): boolean {
  const [, folder, encoded = ''] = STORAGE.exec(url.searchParams.get('url') ?? '') ?? [];
  const width = Number(url.searchParams.get('w'));
  if ((folder !== 'desktop' && folder !== 'mobile') || !widths.includes(width)) return false;
  const path = storagePath.safeParse(decoded(encoded));
  return path.success && new URL(pictureUrl(folder, path.data, width), url).href === url.href;
}

/** Empty for a malformed escape, which is no path. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
