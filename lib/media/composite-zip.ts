import 'client-only';
import { fetchOk } from '../browser-fetch';
import { storageUrl } from './pictures';

const END_BYTES = 65_557;

/** How long the panel's zip may stall before the browser builds its own, in milliseconds. */
const ZIP_IDLE_MS = 5_000;

/** How long one composite image may stall, in milliseconds. */
const IMAGE_MS = 60_000;

/**
 * The zip of a talent's composites, streamed from the panel by this site.
 * @throws if it fails, is cut off, or stalls for five seconds
 */
export async function fetchCompositeZip(id: number): Promise<Blob> {
  const answer = await fetchOk(`/api/composite/${id}`, { stallMs: ZIP_IDLE_MS });
  const zip = await answer.blob();
  if (!(await isWhole(zip))) throw new Error('the zip is cut off');
  return zip;
}

/**
 * Builds the same zip in the browser from the composite images (storage paths), named
 * `{name}-1.jpg` and so on. `progress` gets the number of images fetched so far.
 * @throws if one of them fails: an incomplete zip is useless
 */
export async function buildCompositeZip(
  files: readonly string[],
  name: string,
  progress: (done: number) => void,
): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for (const [index, file] of files.entries()) {
    progress(index);
    const extension = /\.\w{1,5}$/.exec(file)?.[0] ?? '';
    const image = await fetchOk(storageUrl('desktop', file), { stallMs: IMAGE_MS });
    zip.file(`${name}-${index + 1}${extension}`, await image.arrayBuffer());
  }
  return zip.generateAsync({ type: 'blob' });
}

/** True if the zip has its end record, which is in the last 64 KB of every zip. */
async function isWhole(zip: Blob): Promise<boolean> {
  const end = await zip.slice(-END_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes('PK\u0005\u0006');
}
