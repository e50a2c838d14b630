import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const FACES = join(import.meta.dirname, '../../../lib/pdf/faces');
const open = (name: string) => openSync(join(FACES, `${name}.ttf`)) as Font;

/** The faces of the site, so that cards look alike on every machine. */
export const DISPLAY = open('bodoni-moda-latin');
export const TEXT = open('hanken-grotesk-latin');

type Line = { text: string; font: Font; x: number; y: number; size: number; tracking?: number };

/** How wide a line of size 1 is. */
export function widthOf(text: string, font: Font): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** A line of text as an SVG path that starts at `x` on the baseline `y`. */
export function outlined({ text, font, x, y, size, tracking = 0 }: Line): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  const outlines = glyphs.map((glyph, place) => {
    const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
    at += (positions[place]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
    return outline;
  });
  return `<path d="${outlines.join('')}"/>`;
}
