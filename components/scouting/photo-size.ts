/**
 * The dimensions of a picture in pixels; null if this browser cannot read the format, which the
 * server may still support.
 */
export function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
