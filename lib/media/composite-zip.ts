import 'client-only';
import { storageUrl } from './pictures';

const END_BYTES = 65_557;

/** How long the panel's zip may send no byte before the browser makes its own, in milliseconds. */
const ZIP_IDLE_MS = 5_000;

/** How long one composite image may take, in milliseconds. */
const IMAGE_MS = 60_000;

/**
 * A zip of composites, as this site passes it on from the panel.
 * @throws when it cannot be had, or sends nothing for five seconds
 */
export async function fetchCompositeZip(id: number): Promise<Blob> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), ZIP_IDLE_MS);
  const stayAwake = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), ZIP_IDLE_MS);
  };
  try {
    const answer = await successful(`/api/composite/${id}`, idle.signal);
    const zip = await new Response(answer.body?.pipeThrough(eachChunk(stayAwake))).blob();
    if (!(await isWhole(zip))) throw new Error('the zip is cut off');
    return zip;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back for every chunk that comes through. */
function eachChunk(then: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      then();
      controller.enqueue(chunk);
    },
  });
}

/**
 * The same zip, made in the browser from the composite images (paths of the storage), named
 * `{name}-1.jpg` and so on. `progress` is told how many of them are there.
 * @throws when one of them cannot be had: a zip that lacks a sheet is not what was asked for
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
    const image = await successful(storageUrl('desktop', file), AbortSignal.timeout(IMAGE_MS));
    zip.file(`${name}-${index + 1}${extension}`, await image.arrayBuffer());
  }
  return zip.generateAsync({ type: 'blob' });
}

/** Every zip ends with a record of this mark, of 64 KB at most. */
async function isWhole(zip: Blob): Promise<boolean> {
  const end = await zip.slice(-END_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes('PK\u0005\u0006');
}

async function successful(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer;
}
