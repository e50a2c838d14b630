import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { cleanLine } from '../forms/clean';

/** The display face for names, the text face for everything else. */
export type Face = 'display' | 'text';

const FOLDER = path.join(process.cwd(), 'lib/pdf/faces');

/** Each face has a second file with the letters of further Latin alphabets (ł, ş, ž). */
const FILES = {
  display: ['bodoni-moda-latin', 'bodoni-moda-latin-ext'],
  text: ['hanken-grotesk-latin', 'hanken-grotesk-latin-ext'],
} as const satisfies Record<Face, readonly string[]>;

type FontFile = { name: string; data: Buffer; font: Font };

/** A stretch of text in one font file, by the name under which a document has registered it. */
type Run = { font: string; letters: string };

let opened: Record<Face, FontFile[]> | undefined;

function fonts(): Record<Face, FontFile[]> {
  opened ??= { display: FILES.display.map(open), text: FILES.text.map(open) };
  return opened;
}

function open(name: string): FontFile {
  const data = readFileSync(path.join(FOLDER, `${name}.ttf`));
  const font = create(data);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  return { name, data, font };
}

/** All font files, for a document to register. It embeds a subset of those that it uses. */
export function fontFiles(): readonly FontFile[] {
  return Object.values(fonts()).flat();
}

/** Prime signs for feet and inches, which the text face lacks. */
const SUBSTITUTES: Readonly<Record<string, string>> = { '′': "'", '″': '"' };

/**
 * Reduces a text to what a face has glyphs for, on one line. A missing letter is decomposed (NFKD: ﬁ, Ａ,
 * ǻ); other scripts, emoji, control characters and bidirectional marks, which would be drawn as boxes or
 * reorder the line, are removed.
 */
export function writable(text: string, face: Face): string {
  const letters = Array.from(cleanLine(text.normalize('NFC')), (letter) => {
    if (fileFor(letter, face)) return letter;
    const plain = SUBSTITUTES[letter] ?? letter.normalize('NFKD');
    return Array.from(plain)
      .filter((part) => fileFor(part, face))
      .join('');
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

/** Splits a writable text into runs of one font file each. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const file = fileFor(letter, face);
    const last = runs.at(-1);
    if (!file) continue;
    if (last?.font === file.name) last.letters += letter;
    else runs.push({ font: file.name, letters: letter });
  }
  return runs;
}

function fileFor(letter: string, face: Face): FontFile | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return fonts()[face].find(({ font }) => font.hasGlyphForCodePoint(point));
}
