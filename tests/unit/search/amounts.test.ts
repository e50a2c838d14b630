import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const HEADS: readonly Phrase[] = [
  ['-', ''],
  ['~ 1,75', '? ~ 1,75'],
  ['mide - 1,75', 'height 175-175; ? mide'],
  ['tamanho: 44', 'jeans 44-44'],
  ['tamanho = 44', 'jeans 44-44'],
  ['> : 1,80', 'height 180-'],
  ['veste idade 40', '? veste idade 40'],
  ['quadril dark 88 a 92', '? quadril dark 88 a 92'],
];

const RANGES: readonly Phrase[] = [
  ['1,75 aged 80', 'height 175-175; age 80-80'],
  ['entre 1,80', '? entre 1,80'],
  ['1,70 til 1,80', 'height 170-180'],
  ['entre 1,70 que 1,80', 'height 180-180; ? entre 1,70'],
  ['entre 1,70 em 1,80', 'height 180-180; ? entre 1,70'],
  ['25 e 30 anos', 'age 30-30; ? 25'],
  ['busto 90 a 300', '? busto 90 a 300'],
  ['busto 90 a 91 a 92', 'bust 90-91; ? 92'],
  ['1,75/1,80 x5', '? 1,75/1,80 x5'],
  ['at least 1,80+', '? at least 1,80+'],
  ['1,80 + 38', 'height 180-180; ? + 38'],
];

const UNITS: readonly Phrase[] = [
  ['170 a 1,80 m', 'height 170-180'],
  ['1 a 1,80 m', 'height 100-180'],
  ['170 a 180 m', '? 170 a 180 m'],
  ['1,70 m a 180 cm', 'height 170-180'],
  ['40 anos a 50', 'age 40-50'],
  ['34-24-35 inches', 'bust 86-86; waist 61-61; hips 89-89'],
];

const BEHIND: readonly Phrase[] = [
  ['30 idade', 'age 30-30'],
  ['40+ anos', 'age 40-'],
  ['90 a 150 de busto', 'bust 90-150'],
  ['38 des sapato', 'name des; ? 38; ? sapato'],
  ['1,75 manequim', 'height 175-175; ? manequim'],
  ['38 anos de sapato', '? 38 anos de sapato'],
  ['1,80 tall 38', 'height 180-180; ? 38'],
  ['1,80 a 38 sapato', '? 1,80 a 38 sapato'],
];

const AGES: readonly Phrase[] = [
  ['25', '? 25'],
  ['18+', 'age 18-'],
  ['17+', '? 17+'],
  ['33+', '? 33+'],
  ['18 a 30', 'age 18-30'],
  ['sapato até 18', 'shoes -18'],
  ['17 a 30', '? 17 a 30'],
  ['32 a 40', 'age 32-40'],
  ['33 a 40', '? 33 a 40'],
];

const TRIPLES: readonly Phrase[] = [
  ['50-60-90', 'bust 50-50; waist 60-60; hips 90-90'],
  ['49-60-90', '? 49-60-90'],
  ['90-150-90', 'bust 90-90; waist 150-150; hips 90-90'],
  ['90-151-90', '? 90-151-90'],
  ['90-60-90-60', '? 90-60-90-60'],
  ['from 90-60-90', '? from 90-60-90'],
  ['manequim 90-60-90', '? manequim 90-60-90'],
];

describe.each([
  ['words before a number', HEADS],
  ['the numbers of a range', RANGES],
  ['the unit that numbers share', UNITS],
  ['what comes after a number', BEHIND],
  ['numbers that may be ages', AGES],
  ['bust, waist and hips', TRIPLES],
])('%s', (_what, phrases) => {
  test.each(phrases)('%s', (typed, means) => expect(meaning(typed)).toBe(means));
});
