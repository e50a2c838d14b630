import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const HEIGHTS: readonly Phrase[] = [
  ['2', '? 2'],
  ['altura 2', '? altura 2'],
  ['0,90', '? 0,90'],
  ['1,00', 'height 100-100'],
  ['1,755 m', '? 1,755 m'],
  ['140', 'height 140-140'],
  ['220', 'height 220-220'],
  ['altura 220', 'height 220-220'],
  ['altura 221', '? altura 221'],
  ['altura 170,5', '? altura 170,5'],
  ["5'7/5'10", 'height 170-178″'],
  ["5'9 inches", 'height 175-175″'],
  ['1 m 75', 'height 175-175'],
];

const UNITS: readonly Phrase[] = [
  ['height 30 inches', 'height 76-76'],
  ['height 38.5 inches', 'height 98-98'],
  ['hips 95 in Rio', 'hips 95-95; name Rio'],
  ['altura 1,75 kg', '? altura 1,75 kg'],
  ['busto 90 cm', 'bust 90-90'],
  ['busto 90 kg', '? busto 90 kg'],
  ["bust 3'1", "? bust 3'1"],
  ['38,5 de manequim', 'jeans 38.5-38.5'],
  ['sapato 37 cm', '? sapato 37 cm'],
];

const SPELLINGS: readonly Phrase[] = [
  ["D'Oman", "name D'Oman"],
  ["D'Oman 175", "height 175-175; name D'Oman"],
  ['Ana   Maria', 'name Ana Maria'],
  ['Ana175Maria', 'height 175-175; name Ana, Maria'],
  ['Ana-', 'name Ana'],
  ['Ana-1,75', 'height 175-175; name Ana'],
  ['38-Ana', 'name Ana; ? 38'],
  ['38-manequim', '? 38-manequim'],
  ['manequim-38', '? manequim-38'],
  ['plus -size', 'name plus; ? -size'],
  ['plus- size', 'name plus; ? size'],
  ['meniña', 'woman; kids'],
];

const SIGNS: readonly Phrase[] = [
  ['sapato 37½', 'shoes 37.5-37.5'],
  ['shoe 37 1/2', 'shoes 37.5-37.5'],
  ['sapato 37 e meio', '? sapato 37 e meio'],
  ['1 metro e meio', '? 1 metro e meio'],
  ['37¾ sapato', '? 37,75 sapato'],
  ['busto 90²', '? busto 90,999'],
  ["5'9½", "? 5'9,5"],
  ["5'75", "? 5'75"],
  ['1m755', '? 1m755'],
  ['sapato 37.5.5', '? sapato 37.5.5'],
  ['175 ± 3', '? 175 ± 3'],
  ['25‑35 anos', 'age 25-35'],
  ['175…180', 'height 175-180'],
  ['≧175', 'height 175-'],
  ['１，７５', 'height 175-175'],
  ['5′9″', 'height 175-175″'],
];

describe.each([
  ['a height in figures', HEIGHTS],
  ['a figure with a unit', UNITS],
  ['words and marks', SPELLINGS],
  ['signs of Unicode, and halves', SIGNS],
])('%s', (_what, phrases) => {
  test.each(phrases)('%s', (typed, means) => expect(meaning(typed)).toBe(means));
});
