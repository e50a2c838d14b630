import { storageUrl } from './pictures';

const END_BYTES = 65_557;

/** A zip of composites, as this site passes it on from the panel. @throws when it cannot be had */
export async function fetchCompositeZip(id: number): Promise<Blob> {
  const zip = await (await successful(`/api/composite/${id}`)).blob();
  if (!(await isWhole(zip))) throw new Error('the zip is cut off');
  return zip;
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
    const image = await successful(storageUrl('desktop', file));
    zip.file(`${name}-${index + 1}${extension}`, await image.arrayBuffer());
  }
  return zip.generateAsync({ type: 'blob' });
}

/** Every zip ends with a record of this mark, of 64 KB at most. */
async function isWhole(zip: Blob): Promise<boolean> {
  const end = await zip.slice(-END_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes('PK\u0005\u0006');
}

async function successful(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer;
}
