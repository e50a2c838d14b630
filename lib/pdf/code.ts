import 'server-only';
import { encode } from 'uqr';
import type { Box, Paper, Tag } from './paper';
import { figureTag } from './talent-parts';

/** The light modules around a code (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

type Code = {
  url: string;
  /** The text alternative. */
  alt: string;
  /** Left and top in millimeters, and the side of the square, quiet zone included. */
  box: Pick<Box, 'x' | 'y'> & { side: number };
};

/**
 * Draws a QR code of a URL, dark on white, with the error correction of print (level M). `parent` null
 * makes it an artifact.
 */
export function drawCode(paper: Paper, parent: Tag | null, { url, alt, box }: Code): void {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  const module = box.side / size;
  const dark = data.flatMap((row, y) =>
    darkRuns(row).map(({ start, length }) => ({
      x: box.x + start * module,
      y: box.y + y * module,
      width: length * module,
      height: module,
    })),
  );
  const figure = parent && figureTag(paper, parent, alt);
  paper.fill(figure, [{ ...box, width: box.side, height: box.side }], 'white');
  paper.fill(figure, dark);
  figure?.end();
}

/** The runs of dark modules in a row. */
function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((start) => ({ start, length: row.indexOf(false, start) - start }));
}
