import sharp from 'sharp';

/** Rows, or columns, of a picture with visible ink, from the first to the last. */
type Stretch = [first: number, last: number];

/** An area of a picture. */
export type Area = { left: number; top: number; width: number; height: number };
const WHOLE: Area = { left: 0, top: 0, width: 1200, height: 630 };

/** A picture of one color. */
export const plain = (width: number, height: number, background = '#c00000') =>
  sharp({ create: { width, height, channels: 3, background } });

const isInk = (red: number, green: number, blue: number) => Math.max(red, green, blue) < 128;
export const isRed = (red: number, green: number) => red > 128 && green < 90;

/** The lines of a text, from the cap height to the baseline, and their right edge. */
export async function inkIn(jpeg: Buffer, area = WHOLE) {
  return seenIn(jpeg, isInk, area);
}

/** The visible ink, row by row and column by column. */
export async function seenIn(
  jpeg: Buffer,
  isSeen: (red: number, green: number, blue: number) => boolean,
  { left, top, width, height }: Area = WHOLE,
) {
  const part = sharp(jpeg).extract({ left, top, width, height });
  const pixels = await part.raw().toBuffer();
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
    if (!isSeen(red, green, blue)) continue;
    rows.add(top + Math.floor(at / width));
    columns.add(left + (at % width));
  }
  return { lines: stretchesOf(rows), columns: stretchesOf(columns) };
}

function stretchesOf(places: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else stretches.push([place, place]);
  }
  return stretches;
}
