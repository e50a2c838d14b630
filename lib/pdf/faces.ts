import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { cleanLine } from '../forms/clean';

/** The display face for names, the text face for everything else. */
export type Face = 'display' | 'text';

const FOLDER = path.join(process.cwd(), 'lib/pdf/faces');

/**
 * The further files have the letters of other Latin alphabets (ł, ş, ž) and of Vietnamese, which Bodoni
 * Moda lacks.
 */
const FILES = {
  display: ['bodoni-moda-latin', 'bodoni-moda-latin-ext', 'playfair-display-vietnamese'],
  text: ['hanken-grotesk-latin', 'hanken-grotesk-latin-ext', 'hanken-grotesk-vietnamese'],
} as const satisfies Record<Face, readonly string[]>;

type FontFile = { name: string; data: Buffer; font: Font; codePoints: ReadonlySet<number> };

/** A stretch of text in one font file. A document registers a file by its name. */
type Run = { file: FontFile; letters: string };

let opened: Record<Face, FontFile[]> | undefined;

function fonts(): Record<Face, FontFile[]> {
  opened ??= { display: FILES.display.map(open), text: FILES.text.map(open) };
  return opened;
}

function open(name: string): FontFile {
  const data = readFileSync(path.join(FOLDER, `${name}.ttf`));
  const font = create(data);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  const codePoints = font.characterSet.filter((point) => font.hasGlyphForCodePoint(point));
  return { name, data, font, codePoints: new Set(codePoints) };
}

/** All font files, for a document to register. It embeds a subset of those that it uses. */
export function fontFiles(): readonly FontFile[] {
  return Object.values(fonts()).flat();
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
  if (fileFor(letter, face)) return letter;
  const parts = Array.from(SUBSTITUTES[letter] ?? letter.normalize('NFKC'));
  return parts.every((part) => fileFor(part, face)) ? parts.join('') : '';
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
export function isWritable(text: string, face: Face): boolean {
  const letters = cleanLine(text.normalize('NFC')).match(/[\p{L}\p{N}\p{M}]/gu);
  return letters?.every((letter) => written(letter, face) !== '') ?? true;
}

/** Splits a writable text into runs of one font file each. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const file = fileFor(letter, face);
    const last = runs.at(-1);
    if (!file) continue;
    if (last?.file === file) last.letters += letter;
    else runs.push({ file, letters: letter });
  }
  return runs;
}

function fileFor(letter: string, face: Face): FontFile | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return fonts()[face].find(({ codePoints }) => codePoints.has(point));
}
