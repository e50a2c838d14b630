import 'server-only';
import { LRUCache } from 'lru-cache';
import { readPicture } from '../media/picture-file';
import { onDeparture } from '../platform/departures.mjs';
import { processWide } from '../platform/process-wide';
import { PREVIEW_FACES, type Preview, previewVersion } from '../seo/preview';
import { siteName } from '../site';
import { drawPreview } from './draw';

const MAX_BYTES = 48 * 1024 * 1024;
const FRESH_MS = 86_400_000;

/** A picture that lacks a face is drawn again after this time. */
const LACKING_MS = 60_000;

/** Pictures that wait to be drawn; whoever asks for another one gets the agency's own. */
const MOST_WAITING = 30;

/** A picture as it goes over the wire; `whole` is false when a face could not be had. */
export type KeptPicture = { jpeg: Buffer; whole: boolean };

const state = () =>
  processWide('previews', () => ({
    kept: new LRUCache<string, KeptPicture>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ jpeg }) => jpeg.length + 1_000,
    }),
    underWay: new Map<string, Promise<KeptPicture>>(),
    last: Promise.resolve<unknown>(undefined),
    departures: 0,
  }));

// A picture may show anybody, and a list shows four: all of them are drawn again when asked for, and
// what is being drawn is given to those who wait but not kept.
onDeparture('previews', () => {
  state().kept.clear();
  state().departures += 1;
});

/**
 * The picture of a page, drawn when it is first asked for, one at a time in the whole process; null
 * when too many wait or it cannot be drawn.
 */
export async function previewPicture(preview: Preview): Promise<KeptPicture | null> {
  const { kept, underWay } = state();
  const version = previewVersion(preview);
  const known = kept.get(version);
  if (known) return known;
  const begun = underWay.get(version);
  if (!begun && underWay.size >= MOST_WAITING) return null;
  try {
    return await (begun ?? begin(version, preview));
  } catch (error) {
    console.warn(`preview: ${String(error)}`);
    return null;
  }
}

function begin(version: string, preview: Preview): Promise<KeptPicture> {
  const { kept, underWay, departures } = state();
  const drawn = inTurn(async () => {
    const picture = await draw(preview);
    const ttl = picture.whole ? FRESH_MS : LACKING_MS;
    if (departures === state().departures) kept.set(version, picture, { ttl });
    return picture;
  }).finally(() => underWay.delete(version));
  underWay.set(version, drawn);
  return drawn;
}

async function draw({ title, faces }: Preview): Promise<KeptPicture> {
  const wanted = faces.slice(0, PREVIEW_FACES);
  const files = (await Promise.all(wanted.map(readPicture))).filter((file) => file !== null);
  const whole = files.length === wanted.length;
  try {
    return { jpeg: await drawPreview(title, files, siteName()), whole };
  } catch (error) {
    if (files.length === 0) throw error;
    // A face that is no picture: the title and the agency's name are something still.
    return { jpeg: await drawPreview(title, [], siteName()), whole: false };
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = state();
  const done = queue.last.then(work);
  queue.last = done.catch(() => undefined);
  return done;
}
