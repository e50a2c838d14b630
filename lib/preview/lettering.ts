import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** The size and tracking of a text, in pixels. */
export type Setting = { size: number; tracking: number };

const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource-variable/bodoni-moda/files');

/** The site's display font; each file covers other characters. */
const FILES = ['bodoni-moda-latin-opsz-normal.woff2', 'bodoni-moda-latin-ext-opsz-normal.woff2'];

let opened: Font[] | undefined;

/**
 * Texts are converted to outlines of the site's font, because sharp renders SVG text with the fonts
 * of the machine, which differ between machines.
 */
function fonts(): Font[] {
  opened ??= FILES.map((file) => {
    const font = create(readFileSync(path.join(FOLDER, file)));
    if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
    return font;
  });
  return opened;
}

/**
 * Converts one line of text to SVG path data, its baseline starting at 0, 0. Also gives its width.
 */
export function outlined(text: string, { size, tracking }: Setting) {
  let x = 0;
  let data = '';
  for (const { font, letters } of runsOf(text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    for (const [place, glyph] of glyphs.entries()) {
      data += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[place]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
    }
  }
  return { data, width: Math.max(0, x - tracking) };
}

/** Splits the writable part of a text into runs of one font each. */
function runsOf(text: string): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of writable(text)) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/** The part of a text that the fonts can write, on one line, without other scripts and emojis. */
function writable(text: string): string {
  const letters = Array.from(text.normalize('NFC')).filter(
    (letter) => /\s/.test(letter) || fontOf(letter),
  );
  return letters.join('').replace(/\s+/g, ' ').trim();
}

function fontOf(letter: string): Font | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return fonts().find((font) => font.hasGlyphForCodePoint(point));
}

/** Breaks a text into lines of at most `width` pixels where its words allow. */
export function brokenLines(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of writable(text).split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const fits = last !== undefined && outlined(longer, setting).width <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Truncates a line so that it fits with an ellipsis. */
export function shortened(line: string, width: number, setting: Setting): string {
  if (outlined(line, setting).width <= width) return line;
  const letters = Array.from(line);
  while (letters.length > 0 && outlined(`${letters.join('')}…`, setting).width > width) {
    letters.pop();
  }
  return `${letters.join('').trim()}…`;
}
