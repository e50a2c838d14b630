import 'server-only';
import * as z from 'zod';

/** A Vimeo id may be followed by the hash of an unlisted video. */
const FILES = { youtube: /^(?!videoseries$)[\w-]{11}$/, vimeo: /^\d{1,20}(?:\/[\w-]{1,64})?$/ };
const HOSTS: Readonly<Record<string, 'youtube' | 'vimeo'>> = {
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
};

type Sent = { provider?: string | null | undefined; file: string };

/** The provider and file of a video; the address of its page or the HTML of a player needs no provider. */
export const videoFile = z
  .object({
    provider: z.string().trim().toLowerCase().nullish().catch(null),
    file: z.union([z.string(), z.number()]).transform((file) => addressIn(String(file).trim())),
  })
  .transform(fromAddress)
  .pipe(
    z
      .object({ provider: z.enum(['youtube', 'vimeo']), file: z.string() })
      .refine(({ provider, file }) => FILES[provider].test(file), {
        path: ['file'],
        message: 'is no video',
      }),
  );

/** The address in the HTML of a player; any other text as it is. */
function addressIn(file: string): string {
  const [, src] = /^<[^<>]{0,500}\ssrc=["']?([^"'\s<>]{1,500})/i.exec(file) ?? [];
  return src?.replaceAll('&amp;', '&') ?? file;
}

function fromAddress({ provider, file }: Sent): Sent {
  const url = addressOf(provider === 'vimeo' && /^\d/.test(file) ? `vimeo.com/${file}` : file);
  if (!url) return { provider, file: file.split(/[?&#]/, 1)[0] ?? '' };
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  const named = HOSTS[host];
  if (named === 'youtube') return { provider: named, file: youtubeId(url) };
  return named ? { provider: named, file: vimeoId(url) } : { provider, file };
}

/** An address with or without its scheme; null for an id. */
function addressOf(file: string): URL | null {
  const link = file.replace(/^(?:https?:)?\/\//i, '');
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\//i.test(link) ? URL.parse(`https://${link}`) : null;
}

/** `/watch?v=id`, `/shorts/id`, `/live/id`, `/embed/id`, or `/id` of youtu.be; not a channel or a list. */
function youtubeId({ hostname, pathname, searchParams }: URL): string {
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? '';
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (hostname === 'youtu.be') return first;
  return ['shorts', 'live', 'embed', 'v'].includes(first) ? second : '';
}

const VIMEO_PATH =
  /^(?:\/(?:video|manage\/videos|(?:channels|ondemand)\/[^/]+|groups\/[^/]+\/videos|(?:album|showcase)\/[^/]+\/video))?\/(\d+)(?:[/:]([\w-]+))?\/?$/;

/** `/id`, `/id/hash`, `/video/id?h=hash`, `/channels/name/id`; not an event, a showcase or a channel. */
function vimeoId({ pathname, searchParams }: URL): string {
  const [, id = '', hash = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
  return hash ? `${id}/${hash}` : id;
}
