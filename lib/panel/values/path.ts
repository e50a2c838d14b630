import 'server-only';
import { z } from 'zod';
import { env } from '../../config/environment';
import { storagePath } from '../../media/storage-path';
import { decoded } from '../../routes/decoded';

const MAX_SENT = 2_000;

/** A scheme, a host (two slashes without its dot are one too many), or a folder of the storage on this site. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/[^/]*\.|\/storage\/(?:desktop|mobile)\/)/i;
const ESCAPE = /%[\da-f]{2}/i;
/** The end of a file's name before a query or fragment. */
const END = /\.(?:avif|gif|jpe?g|mp4|ogg|png|webm|webp)(?=[?#])/i;

/**
 * The path of a picture or video below the storage folders (`storagePath`), as back offices write it:
 * with the storage's address, a query, escapes, backslashes, doubled slashes. Fails for `..`, other
 * hosts and control characters.
 */
export const path = z
  .string()
  .max(MAX_SENT)
  .transform((sent) => {
    const typed = sent.trim();
    return normalized(ADDRESS.test(typed) ? belowFolder(typed) : typed);
  })
  .pipe(storagePath);

/** The path of a picture that a text shows, by its address in the storage; null for another address. */
export function storedPath(address: string): string | null {
  return storagePath.safeParse(normalized(belowFolder(address.trim()))).data ?? null;
}

function normalized(sent: string): string {
  const path = unescaped(sent).replaceAll('\\', '/');
  const end = END.exec(path);
  const parts = (end ? path.slice(0, end.index + end[0].length) : path).split('/');
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/** A path may be escaped more than once. A percent sign that is no escape belongs to the name. */
function unescaped(sent: string): string {
  const once = ESCAPE.test(sent) ? decoded(sent) : '';
  return once === '' ? sent : unescaped(once);
}

/** The escaped path that an address of the storage or of this site has behind the folder; empty for others. */
function belowFolder(address: string): string {
  const site = new URL(env().SITE_URL);
  const url = URL.parse(address, site);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const storage = new URL(env().STORAGE_URL);
  const bases = [
    { host: storage.host, base: `${storage.pathname.replace(/\/$/, '')}/` },
    { host: site.host, base: '/storage/' },
  ];
  const { host, pathname } = url;
  const found = bases.find((one) => one.host === host && pathname.startsWith(one.base));
  const inFolder = found ? pathname.slice(found.base.length) : '';
  return /^(?:desktop|mobile)\/(.+)$/.exec(inFolder)?.[1] ?? '';
}
