import sharp from 'sharp';
import { type Answer, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import { TONES } from './pictures/backdrop.ts';
import type { Pictures, Screen } from './pictures/files.ts';
import type { Route } from './router.ts';

/** A browser asks for parts of a film, and does not play it again from the start without them. */
function partOf(body: Buffer, { request }: Call): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from);
  const end = to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  if (from === undefined || start > end) return { status: 200, headers: {}, body };
  const headers = { 'content-range': `bytes ${start}-${end}/${body.length}` };
  return { status: 206, headers, body: body.subarray(start, end + 1) };
}

/** Stands in for the host that keeps the stills of YouTube's videos. */
export const stillRoutes: Route[] = [
  {
    method: 'GET',
    path: '/vi/:video/hqdefault.jpg',
    async answer() {
      const create = { width: 480, height: 360, channels: 3, background: TONES.night } as const;
      const body = await sharp({ create }).jpeg().toBuffer();
      return { status: 200, headers: { 'content-type': 'image/jpeg' }, body };
    },
  },
];

/** The files behind every image path, public as on the real storage. */
export function storageRoutes(pictures: Pictures): Route[] {
  const screens: Screen[] = ['desktop', 'mobile'];
  return screens.map((screen) => ({
    method: 'GET',
    path: `/storage/${screen}/*path`,
    async answer(call) {
      const path = call.params.path ?? '';
      const body = await pictures.read(screen, path);
      if (!body) throw new Refusal(404, 'Not found.');
      const answer = partOf(body, call);
      const headers = {
        ...answer.headers,
        'content-type': path.endsWith('.webm') ? 'video/webm' : 'image/jpeg',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=86400',
      };
      return { ...answer, headers };
    },
  }));
}
