import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const HEADS: readonly Phrase[] = [
  ['-', ''],
  ['~ 1,75', 'height 175-175'],
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
  ['busto 90 a 91 a 92', '? busto 90 a 91 a 92'],
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
  ['34-24-35 inches', '? 34-24-35 inches'],
];

const BEHIND: readonly Phrase[] = [
  ['30 idade', 'age 30-30'],
  ['40+ anos', 'age 40-'],
  ['90 a 150 de busto', 'bust 90-150'],
  ['38 des sapato', 'name des; ? 38; ? sapato'],
  ['1,75 manequim', 'height 175-175; ? manequim'],
  ['38 anos de sapato', '? 38 anos de sapato'],
  ['1,80 tall 38', 'height 180-180; ? tall 38'],
  ['1,80 a 38 sapato', '? 1,80 a 38 sapato'],
];

const AGES: readonly Phrase[] = [
  ['25', '? 25'],
  ['18+', 'age 18-'],
  ['17+', 'age 18-; ? 17+'],
  ['33+', '? 33+'],
  ['18 a 30', 'age 18-30'],
  ['sapato até 18', 'shoes -18'],
  ['17 a 30', 'age 18-30; ? 17 a 30'],
  ['16 a 18 anos', 'age 18-18; ? 16 a 18 anos'],
  ['16 a 17 anos', 'teen; ? 16 a 17 anos'],
  ['12 a 14 anos', 'kids; ? 12 a 14 anos'],
  ['12 anos', 'kids; ? 12 anos'],
  ['13 anos', 'teen; ? 13 anos'],
  ['até 13 anos', 'kids; ? até 13 anos'],
  ['under 18', 'teen; ? under 18'],
  ['acima de 10', 'age 18-; ? acima de 10'],
  ['crianças acima de 6', 'kids; ? acima de 6'],
  ['over 40', 'age 40-'],
  ['acima de 40', 'age 40-'],
  ['sapato acima de 40', 'shoes 40-'],
  ['under 40', '? under 40'],
  ['mulher de 45 a 50', 'woman; age 45-50'],
  ['modelos entre 36 e 40', 'age 36-40'],
  ['women from 45 to 50', 'woman; age 45-50'],
  ['mulher 36-38', 'woman; ? 36-38'],
  ['mulher de 170 a 175', 'woman; height 170-175'],
  ['de 45 a 50', '? 45 a 50'],
  ['32 a 40', 'age 32-40'],
  ['33 a 40', '? 33 a 40'],
];

describe.each([
  ['words before a number', HEADS],
  ['the numbers of a range', RANGES],
  ['the unit that numbers share', UNITS],
  ['what comes after a number', BEHIND],
  ['numbers that may be ages', AGES],
])('%s', (_what, phrases) => {
  test.each(phrases)('%s', (typed, means) => expect(meaning(typed)).toBe(means));
});
