import 'server-only';
import { env } from '../config/env';
import { pictureUrl, srcSet } from '../media/pictures';
import { storagePath } from '../media/storage-path';
import { warnOnce } from '../process/warn-once.mjs';
import { decoded, resolvePath } from '../routes/resolve';
import { PROVIDER_NAMES, watchUrl } from '../talents/videos';
import { videoFile } from './video-wire';

type Attributes = Record<string, string>;

const IMAGE_WIDTHS = { from: 320, to: 1440 };
const IMAGE_SIZES = '(width >= 768px) 44rem, 100vw';

const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const MAX_HREF_LENGTH = 2_000;
/** A host name without scheme, and not the name of a file (`foto.jpg`). */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}(?::\d+)?(?:[/?#]|$)/i;
const FILE =
  /^[^/]+\.(?:html?|php|aspx?|pdf|docx?|xlsx?|jpe?g|png|gif|webp|svg|zip|txt)(?:[?#]|$)/i;

/**
 * The attributes of a link: its address, completed where its author left out `https://` or `mailto:`,
 * and a `rel` for other sites. A relative address, which would become a path of this site, is dropped;
 * the sanitizer drops dangerous schemes.
 */
export function linkAttributes({ href = '', id, name }: Attributes): Attributes {
  const place = id ?? name;
  return { ...addressOf(href), ...(place ? { id: place } : {}) };
}

function addressOf(href: string): Attributes {
  const typed = href.trim();
  const url = typed.length > MAX_HREF_LENGTH ? null : completed(typed);
  if (url === null) {
    if (typed) reportLost(`a link to ${typed}`);
    return {};
  }
  return /^https?:/i.test(url)
    ? { href: url, rel: 'noopener noreferrer' }
    : { href: withoutRedirect(url) };
}

function completed(href: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:(?!\d)|[/#])/i.test(href)) return href;
  if (EMAIL.test(href)) return `mailto:${href}`;
  return HOST.test(href) && !FILE.test(href) ? `https://${href}` : null;
}

/** Replaces a link to this site by its canonical path, which saves the visitor a redirect. */
function withoutRedirect(href: string): string {
  const [, path, rest] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  const resolution = path === undefined ? null : resolvePath(path);
  return resolution?.kind === 'redirect' ? resolution.path + rest : href;
}

/** The attributes of a picture of the storage; none for another one, which is then dropped. */
export function imageAttributes(sent: Attributes): Attributes {
  const { src = '', alt = '', width = '', height = '' } = sent;
  const path = pathInStorage(src);
  if (!path) {
    reportLost(`a picture of ${URL.parse(src, env().SITE_URL)?.host || src}`);
    return {};
  }
  const known = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return {
    src: pictureUrl('desktop', path, 828),
    srcset: srcSet('desktop', path, IMAGE_WIDTHS),
    sizes: IMAGE_SIZES,
    alt,
    ...(known ? { width, height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/**
 * The path below the storage folders, of an address of the storage (with any scheme, or without) or a
 * path of this site, without its query; null for others.
 */
function pathInStorage(src: string): string | null {
  const site = new URL(env().SITE_URL);
  if (!URL.canParse(src, site)) return null;
  const { protocol, host, pathname } = new URL(src.trim(), site);
  const storage = new URL(env().STORAGE_URL);
  const bases = [
    { host: storage.host, base: storage.pathname.replace(/\/$/, '') },
    { host: site.host, base: '/storage' },
  ];
  const { base } =
    bases.find((one) => one.host === host && pathname.startsWith(`${one.base}/`)) ?? {};
  if (base === undefined || !/^https?:$/.test(protocol)) return null;
  const [, path] = /^\/(?:desktop|mobile)\/(.+)$/.exec(pathname.slice(base.length)) ?? [];
  return storagePath.safeParse(decoded(path ?? '')).data ?? null;
}

/** The ids that links within a text lead to. */
export function linkedPlaces(html: string): Set<string> {
  const links = html.matchAll(/\shref\s?=\s?["']?#([^"'\s<>]{1,100})/gi);
  return new Set(Array.from(links, ([, place = '']) => decoded(place)).filter(Boolean));
}

const ATTRIBUTE = /\s([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Replaces the frames and `<oembed>` of YouTube and Vimeo by links: this site embeds no player in a text. */
export function withVideoLinks(html: string): string {
  return html.replace(/<(?:iframe|oembed)\s[^<>]*>/gi, (tag) => {
    const sent: Attributes = Object.fromEntries(
      Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', ...values]) => [
        name.toLowerCase(),
        values.join(''),
      ]),
    );
    const file = (sent.src ?? sent['data-src'] ?? sent.url ?? '').replaceAll('&amp;', '&');
    const { data } = videoFile.safeParse({ provider: '', file });
    if (!data) return tag;
    const url = watchUrl({ ...data, preview: null });
    return ` <a href="${url}">${sent.title || PROVIDER_NAMES[data.provider]}</a> `;
  });
}

const MAX_LOGGED_LENGTH = 100;

/**
 * Logs once that the panel's texts contain something that the site does not show: a tag, the host of a
 * picture, a link without a usable address.
 */
export function reportLost(what: string): void {
  const text = `A text of the panel contains ${what.slice(0, MAX_LOGGED_LENGTH)}, which is not shown`;
  warnOnce(text, text);
}
