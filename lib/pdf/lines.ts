import 'server-only';
import { letterWidth, writable } from './faces';
import { type Paper, SHEET, type Style, type Tag } from './paper';

/** From the middle of a line to its baseline, in millimeters for each point of the size. */
const BASELINE = (0.35 * 25.4) / 72;

/** Text broken into lines, with the style in which it fits. */
export type Fitted = { lines: string[]; style: Style };

/** The height of a line in millimeters, as a multiple of the size in points. */
export function lineHeight({ face, size }: Style): number {
  return (size * (face === 'display' ? 1.1 : 1.35) * 25.4) / 72;
}

/** Breaks a text into lines no wider than `width` (mm). A word that is wider is broken between letters. */
export function wrapped(text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let letters = Array.from(writable(text, style.face));
  while (letters.length > 0) {
    const count = fittingLetters(letters, width, style);
    const space = count < letters.length ? letters.lastIndexOf(' ', count) : -1;
    lines.push(letters.slice(0, space > 0 ? space : count).join(''));
    letters = letters.slice(space > 0 ? space + 1 : count);
  }
  return lines;
}

/**
 * Sets a text in the largest of the sizes (points, descending) in which it takes at most `most` lines. If
 * none is small enough, cuts it in the smallest one, with an ellipsis.
 */
export function fitted(
  text: string,
  width: number,
  { face, sizes, most }: { face: Style['face']; sizes: readonly number[]; most: number },
): Fitted {
  let set: Fitted = { lines: [], style: { face, size: 0 } };
  for (const size of sizes) {
    const style = { face, size };
    set = { style, lines: wrapped(text, width, style) };
    if (set.lines.length <= most) return set;
  }
  const { lines, style } = set;
  const letters = Array.from(`${lines[most - 1]}`);
  const room = width - widthOf('…', style);
  const last = letters.slice(0, fittingLetters(letters, room, style)).join('');
  return { style, lines: [...lines.slice(0, most - 1), `${last.trimEnd()}…`] };
}

/** How many letters fit into `width` (mm), one at least. Kerning, which needs the whole line, is left out. */
function fittingLetters(letters: readonly string[], width: number, style: Style): number {
  let room = width;
  const tooMany = letters.findIndex((letter, index) => {
    room -= widthOf(letter, style);
    return room < 0 && index > 0;
  });
  return tooMany < 0 ? letters.length : tooMany;
}

/** The width of one letter (mm). */
function widthOf(letter: string, { face, size, tracking = 0 }: Style): number {
  return ((letterWidth(letter, face) + tracking) * size * 25.4) / 72;
}

/** The baseline (mm) of a line with this top. */
export function baselineBelow(top: number, style: Style): number {
  return baselineAround(top + lineHeight(style) / 2, style);
}

/** The baseline (mm) of capitals whose middle is at this height. */
export function baselineAround(middle: number, { size }: Style): number {
  return middle + BASELINE * size;
}

/** Draws lines below each other from a top on (mm), and gives where they end. */
export function drawLines(
  paper: Paper,
  tag: Tag | null,
  { lines, style }: Fitted,
  { x, top }: { x: number; top: number },
): number {
  const height = lineHeight(style);
  const placed = lines.map((text, index) => {
    return { text, x, baseline: baselineBelow(top + index * height, style) };
  });
  paper.lines(tag, placed, style);
  return top + lines.length * height;
}

/** The least white space between two texts on one line, and the smallest size of text, in points. */
const MIN_APART = 5;
const SMALLEST = 5;

/** A part of a line: the tag that it belongs to, and how it is set. */
type Part = { tag: Tag | null; text: string; style: Style };

/** Justifies texts on one line from the left margin on, in smaller sizes if they are too wide. */
export function drawApart(
  paper: Paper,
  parts: readonly Part[],
  place: { baseline: number; width: number },
): void {
  const widths = parts.map(({ text, style }) => paper.widthOf(text, style));
  const free = place.width - widths.reduce((sum, width) => sum + width, 0);
  const gap = free / (parts.length - 1);
  const smaller = ({ style, ...part }: Part) => {
    return { ...part, style: { ...style, size: Math.max(SMALLEST, style.size - 0.5) } };
  };
  if (gap < MIN_APART && parts.some(({ style }) => style.size > SMALLEST)) {
    drawApart(paper, parts.map(smaller), place);
    return;
  }
  let x = SHEET.left;
  for (const [index, { tag, text, style }] of parts.entries()) {
    paper.lines(tag, [{ text, x, baseline: place.baseline }], style);
    x += (widths[index] ?? 0) + gap;
  }
}
