import { onTestFinished } from 'vitest';
import { readUpload } from '@/lib/scouting/upload';
import { part } from '../../fixtures/posted-body.ts';

export const LIMITS = { bytes: 4_000, idleMs: 40, totalMs: 400 };
export const MB = 1024 * 1024;

/** Reads an upload, whose images are released when the test ends. */
export async function read(request: Request, limits?: typeof LIMITS) {
  const upload = await readUpload(request, limits);
  onTestFinished(() => upload.close());
  return upload;
}

/** An image of this many bytes, in chunks. */
export function* imageOf(bytes: number, name = 'image_1') {
  yield part(name, '', 'a.jpg').replace(/\n$/, '');
  for (let left = bytes; left > 0; left -= MB) yield new Uint8Array(Math.min(left, MB));
  yield '\n';
}

export const image = (name: string) => part(name, 'x', 'a.jpg');
export const images = ['image_1', 'image_2', 'image_3', 'image_4'].map(image);
export const texts = (count: number) =>
  Array.from({ length: count }, (_, at) => part(`field_${at}`));
