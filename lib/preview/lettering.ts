import 'server-only';
import { runsOf, writable } from '../pdf/faces';

/** The size and tracking of a text, in pixels. */
export type Setting = { size: number; tracking: number };

/**
 * Converts one line of text to SVG path data in the display face, its baseline starting at 0, 0. Also
 * gives its width. Outlines, because sharp renders SVG text with the fonts of the machine.
 */
export function outlined(text: string, { size, tracking }: Setting) {
  let x = 0;
  let data = '';
  for (const { file, letters } of runsOf(writable(text, 'display'), 'display')) {
    const { font } = file;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [place, glyph] of glyphs.entries()) {
      data += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[place]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
    }
  }
  return { data, width: Math.max(0, x - tracking) };
}

/** The width of a text, without its outlines. */
function widthOf(text: string, { size, tracking }: Setting): number {
  let width = -tracking;
  for (const { file, letters } of runsOf(writable(text, 'display'), 'display')) {
    const { advanceWidth, glyphs } = file.font.layout(letters);
    width += (advanceWidth * size) / file.font.unitsPerEm + tracking * glyphs.length;
  }
  return Math.max(0, width);
}

/** Breaks a text into lines of at most `width` pixels where its words allow. */
export function brokenLines(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of writable(text, 'display').split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const fits = last !== undefined && widthOf(longer, setting) <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Truncates a line so that it fits with an ellipsis. */
export function shortened(line: string, width: number, setting: Setting): string {
  if (widthOf(line, setting) <= width) return line;
  const letters = Array.from(line);
  const start = (count: number) => letters.slice(0, count).join('');
  let fitting = 0;
  // Bisects: laying out a line takes time for each letter.
  for (let tooMany = letters.length + 1; tooMany - fitting > 1; ) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (widthOf(`${start(count)}…`, setting) <= width) fitting = count;
    else tooMany = count;
  }
  return `${start(fitting).trim()}…`;
}
