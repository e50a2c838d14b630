import { judgePixels, type PhotoAdvice } from '@/lib/scouting/photo-advice';

/** A photo to judge, and the size to which it is reduced first, after EXIF rotation. */
export type PhotoTask = { file: Blob; width: number; height: number };

/** The worker's reply. */
export type PhotoFindings = readonly PhotoAdvice[];

/**
 * Judges one photo off the main thread, since decoding takes a second on a slow phone. Replies with no
 * advice if this browser cannot decode the photo.
 */
self.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  const answer = (found: PhotoFindings) => self.postMessage(found);
  judge(data).then(answer, () => answer([]));
});

async function judge({ file, width, height }: PhotoTask): Promise<PhotoFindings> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return [];
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return judgePixels(context.getImageData(0, 0, width, height));
}
