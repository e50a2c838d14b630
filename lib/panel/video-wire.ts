import 'server-only';
import * as z from 'zod';

/** A YouTube id, a Vimeo id, or a Vimeo id and the hash of an unlisted video. */
const FILE = /^[\w-]{1,64}(\/[\w-]{1,64})?$/;
const HOSTS: Readonly<Record<string, 'youtube' | 'vimeo'>> = {
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
};

type Sent = { provider: string; file: string };

/**
 * The provider and the file of a video, which people also paste as a whole address: of a watch page, a
 * short, a live stream, a player or a shared link with its tracking keys. Fails for anything else.
 */
export const videoFile = z
  .object({
    provider: z.string().trim().toLowerCase(),
    file: z.union([z.string(), z.number()]).transform((file) => String(file).trim()),
  })
  .transform(fromAddress)
  .pipe(z.object({ provider: z.enum(['youtube', 'vimeo']), file: z.string().regex(FILE) }));

function fromAddress({ provider, file }: Sent): Sent {
  const url = addressOf(file);
  if (!url) return { provider, file: file.split(/[?&#]/, 1)[0] ?? '' };
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  const named = HOSTS[host];
  if (named === 'youtube') return { provider: named, file: youtubeId(url) };
  return named ? { provider: named, file: vimeoId(url) } : { provider, file };
}

/** An address with or without its scheme; null for an id. */
function addressOf(file: string): URL | null {
  const link = /^(?:https?:)?\/\//i.test(file) ? file.replace(/^(?:https?:)?\/\//i, '') : file;
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+\//i.test(link)) return null;
  return URL.canParse(`https://${link}`) ? new URL(`https://${link}`) : null;
}

/** `/watch?v=id`, `/shorts/id`, `/live/id`, `/embed/id`, or `/id` of youtu.be. */
function youtubeId({ pathname, searchParams }: URL): string {
  const segments = pathname.split('/').filter(Boolean);
  return searchParams.get('v') ?? segments.at(-1) ?? '';
}

/** `/id`, `/id/hash`, `/video/id?h=hash`, `/channels/name/id`. */
function vimeoId({ pathname, searchParams }: URL): string {
  const [, id = '', hash = searchParams.get('h')] =
    /\/(\d+)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? [];
  return hash ? `${id}/${hash}` : id;
}
