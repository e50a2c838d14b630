import type { FieldFault } from '@/lib/forms/fields';
import { imageFault, isTooSmall } from '@/lib/scouting/image-rules';

const MARK_BYTES = 16;

/** What is wrong with a file that should be a photo; null if it is fine. */
export async function photoFault(file: File): Promise<FieldFault | null> {
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer());
  const found = imageFault(start, file.size);
  if (found) return found;
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  URL.revokeObjectURL(url);
  return size && isTooSmall(size) ? 'image-small' : null;
}

/** Null if this browser cannot read the format, which the server may still support. */
function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
