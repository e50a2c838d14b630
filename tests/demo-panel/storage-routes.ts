import sharp from 'sharp';
import { type Answer, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import type { Screen } from './pictures/catalog.ts';
import type { ReadPicture } from './pictures/files.ts';
import type { Route } from './route.ts';
import { seedOf } from './seed/random.ts';
import { slides } from './seed/slides.ts';

/** Browsers request ranges of a film, and cannot replay it from the start without them. */
function partOf(body: Buffer, { request }: Call): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from);
  const end = to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  if (from === undefined || start > end) return { status: 200, headers: {}, body };
  const headers = { 'content-range': `bytes ${start}-${end}/${body.length}` };
  return { status: 206, headers, body: body.subarray(start, end + 1) };
}

/** YouTube's files of a still: their size in pixels, and that of the black bars above and below. */
const STILLS = {
  mqdefault: { width: 320, height: 180, bar: 0 },
  hqdefault: { width: 480, height: 270, bar: 45 },
  maxresdefault: { width: 1280, height: 720, bar: 0 },
};

/** Acts as YouTube's host for the stills of videos. */
export function stillRoutes(readPicture: ReadPicture): Route[] {
  const scenes = slides.home?.map(({ image_desktop }) => image_desktop) ?? [];
  return Object.entries(STILLS).map(([name, { width, height, bar }]) => ({
    method: 'GET',
    path: `/vi/:video/${name}.jpg`,
    async answer({ params }) {
      const scene = scenes[seedOf('still', params.video ?? '') % scenes.length] ?? '';
      const body = await sharp((await readPicture('desktop', scene)) ?? undefined)
        .resize(width, height)
        .extend({ top: bar, bottom: bar, background: '#2b2826' })
        .jpeg()
        .toBuffer();
      return { status: 200, headers: { 'content-type': 'image/jpeg' }, body };
    },
  }));
}

/** The files behind every image path, public as on the real storage. */
export function storageRoutes(readPicture: ReadPicture): Route[] {
  const screens: Screen[] = ['desktop', 'mobile'];
  return screens.map((screen) => ({
    method: 'GET',
    path: `/storage/${screen}/*path`,
    async answer(call) {
      const path = call.params.path ?? '';
      const body = await readPicture(screen, path);
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
