import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './step.mjs';

/**
 * Builds the font files of the site as subsets of those in the packages: only the letters that it
 * shows and, of a variable font, only the weights and sizes that the style sheets use. Run it when
 * these or the packages have changed.
 */
const PACKAGES = path.join(ROOT, 'node_modules/@fontsource-variable');
const FACES = path.join(ROOT, 'public/assets/faces');
/** PDFs embed TrueType of one weight: fontkit cannot take a subset of a WOFF2 file. */
const PDF_FACES = path.join(ROOT, 'lib/pdf/faces');

/** @param {number} first @param {number} last code points, both included */
function range(first, last) {
  const points = Array.from({ length: last - first + 1 }, (_, more) => first + more);
  return String.fromCodePoint(...points);
}

/** The letters of each file of the packages that are left in it. */
const SETS = {
  // Our three languages and most of those of Western Europe; accents that are typed apart; signs.
  latin:
    range(0x20, 0x7e) +
    range(0xa0, 0xff) +
    range(0x2bb, 0x2bc) +
    'ıŒœˆ˚˜€™↑↓−∕' +
    range(0x300, 0x304) +
    range(0x308, 0x308) +
    range(0x327, 0x328) +
    range(0x2000, 0x206f),
  // Further Latin letters, such as ł, ş and ž, for foreign names.
  'latin-ext': range(0x100, 0x2af) + range(0x1e00, 0x1e9f) + range(0x1efa, 0x1eff),
  vietnamese: range(0x1ea0, 0x1ef9),
  cyrillic: range(0x400, 0x4ff),
  greek: range(0x370, 0x3ff),
};

/** @typedef {{ [axis: string]: number | { min: number, max: number } }} Axes */
/** @type {Record<string, { sets: (keyof typeof SETS)[], file: string, axes?: Axes, pdfWeight: number }>} */
const FAMILIES = {
  // The optical size stays below that of the type: at full size the hairlines of the face vanish.
  'bodoni-moda': {
    sets: ['latin', 'latin-ext'],
    file: 'opsz-normal',
    axes: { wght: 420, opsz: 18 },
    pdfWeight: 420,
  },
  // It has the Vietnamese letters that Bodoni Moda lacks, and hairlines like it.
  'playfair-display': {
    sets: ['vietnamese'],
    file: 'wght-normal',
    axes: { wght: 420 },
    pdfWeight: 420,
  },
  // Names in other alphabets and in rare Latin letters, in PDFs and previews only: it has the contrast of
  // Bodoni Moda.
  'noto-serif-display': {
    sets: ['latin-ext', 'cyrillic', 'greek'],
    file: 'wght-normal',
    pdfWeight: 420,
  },
  'hanken-grotesk': {
    sets: ['latin', 'latin-ext', 'vietnamese'],
    file: 'wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    pdfWeight: 400,
  },
};

for (const [family, { sets, file, axes, pdfWeight }] of Object.entries(FAMILIES)) {
  for (const set of sets) {
    const letters = SETS[set];
    const whole = await readFile(
      path.join(PACKAGES, family, `files/${family}-${set}-${file}.woff2`),
    );
    if (axes) {
      const face = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
      await writeFile(path.join(FACES, `${family}-${set}.woff2`), face);
    }
    const embedded = await subsetFont(whole, letters, {
      targetFormat: 'truetype',
      variationAxes: { ...axes, wght: pdfWeight },
    });
    await writeFile(path.join(PDF_FACES, `${family}-${set}.ttf`), embedded);
    console.info(`${family}-${set}: ${whole.length} bytes, now ${embedded.length} in PDFs`);
  }
  const license = await readFile(path.join(PACKAGES, family, 'LICENSE'));
  await writeFile(path.join(FACES, `${family}-license.txt`), license);
}
