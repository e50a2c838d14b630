/**
 * The sides of a picture, in pixels, without decoding all of it; null for one that this browser
 * cannot show, which the server may still be able to read.
 */
export function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
