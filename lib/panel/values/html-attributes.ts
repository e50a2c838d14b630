import 'server-only';
import { env } from '../../config/environment';
import { pictureUrl, srcSet } from '../../media/pictures';
import { warnOnce } from '../../process/warn-once';
import { decoded } from '../../routes/decoded';
import { resolvePath } from '../../routes/resolve';
import { storedPath } from './path';
import { completedAddress } from './web-address';

export type Attributes = Record<string, string>;

/** Before each id of a text: `__next_f` or `contacts` would replace what the page's own scripts look up. */
export const PLACE = 'text-';

const IMAGE_WIDTHS = { from: 320, to: 1440 };
/** The width of a text in pixels. */
const COLUMN = 704;
/** The file of a picture of unknown size: as wide as it is, but no wider than this. */
const LARGEST = 1080;

/** Where editors and scripts for lazy loading put the address of a picture. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original', 'srcset', 'data-srcset'];

/** The attributes of a link, its address completed; none for a relative one. The sanitizer drops bad schemes. */
export function linkAttributes({ href = '', id, name }: Attributes): Attributes {
  const place = id ?? name;
  return { ...addressOf(href), ...(place ? { id: place } : {}) };
}

function addressOf(href: string): Attributes {
  const typed = href.trim();
  const url = completedAddress(typed);
  if (url === null) {
    if (typed) reportLost(`a link to ${typed}`);
    return {};
  }
  if (/^https?:/i.test(url)) return { href: url, rel: 'noopener noreferrer' };
  return { href: withoutRedirect(url.replace(/^#(?!top$)(?=.)/i, `#${PLACE}`)) };
}

/** Replaces a link to this site by its canonical path, which saves the visitor a redirect. */
function withoutRedirect(href: string): string {
  const [, path, rest] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  const resolution = path === undefined ? null : resolvePath(path);
  return resolution?.kind === 'redirect' ? resolution.path + rest : href;
}

/**
 * The attributes of a picture of the storage; none for another one, which is then dropped. `source` are
 * those of the `<source>` before it. One of unknown width has a single file, since a browser shows a
 * `srcset` as wide as `sizes`.
 */
export function imageAttributes(sent: Attributes, source: Attributes): Attributes {
  const sources = [sent, source].flatMap((one) => SOURCES.flatMap((name) => one[name] ?? []));
  const addresses = sources.map((one) => /^[^\s,]*/.exec(one.trim())?.[0] ?? '');
  const path = addresses.map(storedPath).find((one) => one !== null);
  if (!path) {
    const { src = '' } = sent;
    reportLost(`a picture of ${URL.parse(src, env().SITE_URL)?.host || src}`);
    return {};
  }
  const { alt = '', width = '', height = '' } = sent;
  const size = Object.fromEntries(
    Object.entries({ width, height }).filter(([, value]) => /^[1-9]\d{0,4}$/.test(value)),
  );
  const shown = Math.min(Number(size.width), COLUMN);
  return {
    src: pictureUrl('desktop', path, LARGEST),
    ...(size.width && {
      srcset: srcSet('desktop', path, IMAGE_WIDTHS),
      sizes: `(width >= 768px) ${shown}px, min(${shown}px, 100vw)`,
    }),
    ...{ alt, ...size, loading: 'lazy', decoding: 'async' },
  };
}

/** The ids that links within a text lead to. */
export function linkedPlaces(html: string): Set<string> {
  const links = html.matchAll(/\shref\s?=\s?["']?#([^"'\s<>]{1,100})/gi);
  return new Set(Array.from(links, ([, place = '']) => decoded(place)).filter(Boolean));
}

/** Logs once that the panel's texts contain something that the site does not show. */
export function reportLost(what: string): void {
  const text = `A text of the panel contains ${what.slice(0, 100)}, which is not shown`;
  warnOnce(text, text);
}
