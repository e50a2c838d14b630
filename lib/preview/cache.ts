import 'server-only';
import { LRUCache } from 'lru-cache';
import { TIMES } from '../config/times.mjs';
import { readPicture } from '../media/picture-file';
import { settable } from '../pdf/faces';
import { processWide } from '../process/process-wide.mjs';
import { Semaphore } from '../process/semaphore';
import { PREVIEW_FACES, type Preview, previewVersion } from '../seo/preview';
import { siteName } from '../site';
import { drawPreview } from './draw';

const MAX_BYTES = 48 * 1024 * 1024;
/** Most pictures in the queue; further requests get the agency's default picture. */
const MAX_WAITING = 30;

/** A picture as it is sent; `whole` is false when one of its faces could not be loaded. */
export type CachedPicture = { jpeg: Buffer; whole: boolean };

const state = () =>
  processWide('previews', () => ({
    pictures: new LRUCache<string, CachedPicture>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ jpeg }) => jpeg.length + 1_000,
    }),
    underWay: new Map<string, Promise<CachedPicture>>(),
    turn: new Semaphore(1, { mostWaiting: MAX_WAITING }),
  }));

/**
 * The preview picture of a page, drawn on the first request, one at a time per process; null when
 * the queue is full or drawing fails.
 */
export async function previewPicture(preview: Preview): Promise<CachedPicture | null> {
  const { pictures, underWay } = state();
  const version = previewVersion(preview);
  const known = pictures.get(version);
  if (known) return known;
  const begun = underWay.get(version);
  if (!begun && underWay.size >= MAX_WAITING) return null;
  try {
    return await (begun ?? begin(version, preview));
  } catch (error) {
    console.warn(`preview: ${String(error)}`);
    return null;
  }
}

function begin(version: string, preview: Preview): Promise<CachedPicture> {
  const { pictures, underWay, turn } = state();
  const drawn = turn
    .run(async () => {
      const picture = await draw(preview);
      const { previewMs, incompletePreviewMs } = TIMES.memories;
      const ttl = picture.whole ? previewMs : incompletePreviewMs;
      pictures.set(version, picture, { ttl });
      return picture;
    })
    .finally(() => underWay.delete(version));
  underWay.set(version, drawn);
  return drawn;
}

async function draw({ title: named, faces, id }: Preview): Promise<CachedPicture> {
  const title = settable(named) || (id ? `#${id}` : '');
  const requested = faces.slice(0, PREVIEW_FACES);
  const files = (await Promise.all(requested.map((path) => readPicture(path)))).filter(
    (file) => file !== null,
  );
  const whole = files.length === requested.length;
  try {
    return { jpeg: await drawPreview(title, files, siteName()), whole };
  } catch (error) {
    if (files.length === 0) throw error;
    // One of the faces may not be a valid picture: falls back to the title and the agency's name.
    return { jpeg: await drawPreview(title, [], siteName()), whole: false };
  }
}
