import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { cleanLine, trim } from '../clean-text';

/** The display face for names, the text face for everything else. */
export type Face = 'display' | 'text';

const FOLDER = path.join(process.cwd(), 'lib/pdf/faces');

/** Letters of Russian, Ukrainian and Greek names, which neither face has; each file is read when it is needed. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'noto-serif-display-cyrillic': /\p{Script=Cyrillic}/u,
  'noto-serif-display-greek': /\p{Script=Greek}/u,
};

/**
 * The further files have the letters of other Latin alphabets (ł, ş, ž), of Vietnamese and, last, those that
 * these faces lack (ə, ŋ, ɔ).
 */
const FILES: Readonly<Record<Face, readonly string[]>> = {
  display: [
    ...['bodoni-moda-latin', 'bodoni-moda-latin-ext', 'playfair-display-vietnamese'],
    'noto-serif-display-latin-ext',
  ],
  text: [
    ...['hanken-grotesk-latin', 'hanken-grotesk-latin-ext', 'hanken-grotesk-vietnamese'],
    'noto-serif-display-latin-ext',
  ],
};

type FontFile = { name: string; data: Buffer; font: Font; codePoints: ReadonlySet<number> };

/** A letter in the file of its face, and its width as a share of the size. */
type Glyph = { file: FontFile; width: number };

/** A stretch of text in one font file. A document registers a file by its name. */
type Run = { file: FontFile; letters: string };

const opened = new Map<string, FontFile>();

function fontFile(name: string): FontFile {
  const file = opened.get(name) ?? open(name);
  opened.set(name, file);
  return file;
}

function open(name: string): FontFile {
  const data = readFileSync(path.join(FOLDER, `${name}.ttf`));
  const font = create(data);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  const codePoints = font.characterSet.filter((point) => font.hasGlyphForCodePoint(point));
  return { name, data, font, codePoints: new Set(codePoints) };
}

/** Prime signs for feet and inches, which the text face lacks. */
const SUBSTITUTES: Readonly<Record<string, string>> = { '′': "'", '″': '"' };

const MARK = /\p{M}/u;

/** One line of letters and signs that both faces have. */
const PLAIN = /^[!-~À-ÿ]+(?: [!-~À-ÿ]+)*$/;

/**
 * A letter as a face writes it: itself, or what it is a compatibility form of (ﬁ, Ａ). Empty if that has
 * no glyph: a base letter without its mark would be another letter.
 */
function written(letter: string, face: Face): string {
  if (glyphOf(letter, face)) return letter;
  const parts = Array.from(SUBSTITUTES[letter] ?? letter.normalize('NFKC'));
  return parts.every((part) => glyphOf(part, face)) ? parts.join('') : '';
}

/**
 * Reduces a text to what a face has glyphs for, on one line. Letters of other scripts with their marks,
 * emoji, control characters and bidirectional marks, which would be drawn as boxes or reorder the line,
 * are removed.
 */
export function writable(text: string, face: Face): string {
  // Measuring calls this for each line again and again.
  if (PLAIN.test(text)) return text;
  let last = '';
  const letters = Array.from(cleanLine(text.normalize('NFC')), (letter) => {
    // A mark is removed together with its letter.
    if (!MARK.test(letter) || last !== '') last = written(letter, face);
    return last;
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

/** True if a face has all letters, digits and marks of a text. */
function isWritable(text: string, face: Face): boolean {
  const line = cleanLine(text.normalize('NFC'));
  const letters = line.match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M}]/gu);
  return letters?.every((letter) => written(letter, face) !== '') ?? true;
}

const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]+/gu;

/**
 * The part of a title that the display face can set: no word that would lose a letter, and
 * nothing of a script that it lacks. Empty if no letter remains.
 */
export function settable(text: string): string {
  const words = text.replace(WORD, (word) => (isWritable(word, 'display') ? word : ''));
  const set = writable(words, 'display');
  const whole = isWritable(text, 'display');
  return whole && /[\p{L}\p{N}]/u.test(set) ? set : trim(set, /[^\p{L}\p{N}\p{M}]/u);
}

/**
 * The name of a talent as the display face sets it, or the talent's id if it cannot set all of it: a part of
 * a name may be another person's.
 */
export function drawnName({ id, name }: { id: number; name: string }): string {
  return (isWritable(name, 'display') && settable(name)) || `#${id}`;
}

/** Splits a writable text into runs of one font file each. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const file = glyphOf(letter, face)?.file;
    const last = runs.at(-1);
    if (!file) continue;
    if (last?.file === file) last.letters += letter;
    else runs.push({ file, letters: letter });
  }
  return runs;
}

/** The width of a letter of a writable text, as a share of the size. */
export function letterWidth(letter: string, face: Face): number {
  return glyphOf(letter, face)?.width ?? 0;
}

/** The glyphs of both faces that were needed so far, which are a few thousand at most. */
const glyphs: Readonly<Record<Face, Map<string, Glyph>>> = { display: new Map(), text: new Map() };

function glyphOf(letter: string, face: Face): Glyph | undefined {
  const known = glyphs[face].get(letter);
  if (known) return known;
  const point = letter.codePointAt(0) ?? 0;
  const scripts = Object.keys(SCRIPTS).filter((name) => SCRIPTS[name]?.test(letter));
  const name = [...FILES[face], ...scripts].find((one) => fontFile(one).codePoints.has(point));
  if (name === undefined) return undefined;
  const file = fontFile(name);
  const width = file.font.glyphForCodePoint(point).advanceWidth / file.font.unitsPerEm;
  glyphs[face].set(letter, { file, width });
  return { file, width };
}
