import 'server-only';
import { storageUrl } from '../../media/pictures';
import { PROVIDER_NAMES, watchUrl } from '../../talents/videos';
import type { Attributes } from './html-attributes';
import { storedPath } from './path';
import { videoFile } from './video';

const MEDIA = /<(?:video|audio|iframe|object)(?=[\s/>])/gi;
const MEDIA_END = /<\/(?:video|audio|iframe|object)\s*>/i;
const FRAME = /<(?:iframe|oembed|embed)\s[^<>]*>/gi;
const ANY_TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /\s([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Replaces videos, frames and `<oembed>` by links to what they show, since no text embeds a player. Others
 * stay, for the sanitizer to report, without the sentence for old browsers.
 */
export function withFrameLinks(html: string): string {
  const pieces = html.split(MEDIA_END);
  const last = pieces.pop() ?? '';
  const replaced = pieces.map((piece) => {
    const start = Array.from(piece.matchAll(MEDIA)).at(-1)?.index;
    if (start === undefined) return piece;
    const tags = piece.slice(start).match(ANY_TAG) ?? [];
    const link = tags.map(linkFor).find((one) => one !== null);
    return piece.slice(0, start) + (link ?? `${tags[0] ?? ''}</iframe>`);
  });
  return [...replaced, last].join('').replace(FRAME, (tag) => linkFor(tag) ?? tag);
}

function linkFor(tag: string): string | null {
  const sent: Attributes = Object.fromEntries(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', ...values]) => [
      name.toLowerCase(),
      values.join(''),
    ]),
  );
  const { src, 'data-src': later, data, url, title } = sent;
  const address = (src ?? later ?? data ?? url ?? '').replaceAll('&amp;', '&');
  const found = videoOf(address) ?? pageOf(address);
  return found && ` <a href="${found.href.replaceAll('"', '%22')}">${title || found.name}</a> `;
}

type Link = { href: string; name: string };

/** A file of the storage, or a page of YouTube or Vimeo. */
function videoOf(address: string): Link | null {
  const path = storedPath(address);
  if (path) return { href: storageUrl('desktop', path), name: path.split('/').at(-1) ?? path };
  const { data } = videoFile.safeParse({ provider: '', file: address });
  if (!data) return null;
  return { href: watchUrl({ ...data, preview: null }), name: PROVIDER_NAMES[data.provider] };
}

/** The page behind a frame of another service. */
function pageOf(address: string): Link | null {
  const url = URL.parse(address, 'https://none.invalid');
  if (!url) return null;
  const { hostname, pathname } = url;
  if (/^(?:www\.)?instagram\.com$/.test(hostname)) {
    const path = pathname.replace(/\/embed(?:\/captioned)?\/?$/, '/');
    return { href: `https://www.instagram.com${path}`, name: 'Instagram' };
  }
  if (hostname === 'open.spotify.com') {
    return {
      href: `https://${hostname}${pathname.replace(/^\/embed(?=\/)/, '')}`,
      name: 'Spotify',
    };
  }
  const href = /^(?:www|maps)\.google\.com(?:\.br)?$/.test(hostname) ? mapPage(url) : null;
  return href === null ? null : { href, name: 'Google Maps' };
}

/** An embedded map names its place by `q`, or by longitude and latitude in `pb`. */
function mapPage({ pathname, searchParams }: URL): string | null {
  if (!pathname.startsWith('/maps')) return null;
  const [, longitude, latitude] =
    /!2d(-?\d{1,3}\.\d{1,20})!3d(-?\d{1,2}\.\d{1,20})/.exec(searchParams.get('pb') ?? '') ?? [];
  const query = searchParams.get('q') ?? (latitude && `${latitude},${longitude}`);
  const search = new URLSearchParams({ api: '1', query: query ?? '' });
  return query ? `https://www.google.com/maps/search/?${search}` : null;
}
