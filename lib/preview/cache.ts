import 'server-only';
import { LRUCache } from 'lru-cache';
import { TIMES } from '../config/times';
import { readPicture } from '../media/picture-file';
import { drawnName, settable } from '../pdf/faces';
import { processWide } from '../process/process-wide';
import { isBusy, Semaphore } from '../process/semaphore';
import { PREVIEW_FACES, type Preview, previewVersion } from '../seo/preview';
import { siteName } from '../site';
import { drawPreview } from './draw';

const MAX_BYTES = 48 * 1024 * 1024;
/** Most pictures that wait for the one being drawn; further requests get the agency's default picture. */
const MAX_WAITING = 29;

/** A picture as it is sent; `whole` is false when one of its faces could not be loaded. */
type CachedPicture = { jpeg: Buffer; whole: boolean };

const pictures = () =>
  processWide('previews', () => {
    const turn = new Semaphore(1, { mostWaiting: MAX_WAITING, waitMs: TIMES.waits.previewMs });
    return new LRUCache<string, CachedPicture, Preview>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ jpeg }) => jpeg.length + 1_000,
      // A picture that is being drawn is needed, even if there is no room to store it.
      ignoreFetchAbort: true,
      fetchMethod: (_version, _stale, { options, context }) =>
        turn.run(async () => {
          const picture = await draw(context);
          const { previewMs, incompletePreviewMs } = TIMES.memories;
          options.ttl = picture.whole ? previewMs : incompletePreviewMs;
          return picture;
        }),
    });
  });

/**
 * The preview picture of a page, drawn on the first request, one at a time per process; null when
 * the queue is full or too slow, or drawing fails.
 */
export async function previewPicture(preview: Preview): Promise<CachedPicture | null> {
  try {
    return (await pictures().fetch(previewVersion(preview), { context: preview })) ?? null;
  } catch (error) {
    if (!isBusy(error)) console.warn(`preview: ${String(error)}`);
    return null;
  }
}

async function draw({ title: named, faces, id }: Preview): Promise<CachedPicture> {
  const title = id ? drawnName({ id, name: named }) : settable(named);
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
