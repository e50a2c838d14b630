import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';

const FACES = [
  { family: 'bodoni-moda', file: 'opsz-normal' },
  { family: 'hanken-grotesk', file: 'wght-normal' },
] as const;

function letters(file: string): Set<number> {
  const font = fontkit.openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`);
  return new Set(font.characterSet);
}

const cut = (family: string, set: string) => letters(`public/assets/faces/${family}-${set}.woff2`);

/** Every character of every text of the site. */
function textsOfSite(): number[] {
  const texts = LOCALES.map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
  return [...new Set(texts.join(''))].map((letter) => letter.codePointAt(0) ?? 0);
}

test.each(FACES)('the subset of $family covers the site', ({ family, file }) => {
  const folder = path.join('node_modules/@fontsource-variable', family, 'files');
  const whole = letters(path.join(folder, `${family}-latin-${file}.woff2`));
  const used = textsOfSite().filter((point) => whole.has(point));
  expect(used.length).toBeGreaterThan(80);
  const left = cut(family, 'latin');
  expect(used.filter((point) => !left.has(point))).toEqual([]);
});

test.each(FACES)('$family has the letters of foreign names', ({ family }) => {
  const known = cut(family, 'latin').union(cut(family, 'latin-ext'));
  const names = 'Łukasz Żak Şahin Žižek Dvořák Brâncuși Þór Gonçalves Müller Øster';
  expect([...names].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
