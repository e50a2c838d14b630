import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const HEADS: readonly Phrase[] = [
  ['de 38', '? 38'],
  ['= 38', '? 38'],
  ['- 38', '? 38'],
  ['-', ''],
  ['~ 1,75', '? ~ 1,75'],
  ['mide - 1,75', 'height 175-175; ? mide'],
  ['tamanho: 44', 'jeans 44-44'],
  ['tamanho = 44', 'jeans 44-44'],
  ['> : 1,80', 'height 180-'],
  ['veste idade 40', '? veste idade 40'],
  ['quadril dark 88 a 92', '? quadril dark 88 a 92'],
  ['acima de até 1,80', 'height -180; ? acima de'],
  ['under > 30', 'age 30-; ? under'],
];

const RANGES: readonly Phrase[] = [
  ['1,75 aged 80', 'height 175-175; age 80-80'],
  ['entre 1,80', '? entre 1,80'],
  ['170 x 180', 'height 170-180'],
  ['1,70 til 1,80', 'height 170-180'],
  ['entre 1,70 que 1,80', 'height 180-180; ? entre 1,70'],
  ['entre 1,70 em 1,80', 'height 180-180; ? entre 1,70'],
  ['170, 180', 'height 170-170; ? 180'],
  ['25 e 30 anos', 'age 30-30; ? 25'],
  ['busto 90 a 300', '? busto 90 a 300'],
  ['busto 90 a 91 a 92', 'bust 90-91; ? 92'],
  ['manequim até 36 a 38', '? manequim até 36 a 38'],
  ['1,75/1,80 x5', '? 1,75/1,80 x5'],
  ['at least 1,80+', '? at least 1,80+'],
  ['1,80 + 38', 'height 180-180; ? + 38'],
];

const UNITS: readonly Phrase[] = [
  ['170 a 1,80 m', 'height 170-180'],
  ['1 a 1,80 m', 'height 100-180'],
  ['170 a 180 m', '? 170 a 180 m'],
  ['1,70 m a 180 cm', 'height 170-180'],
  ['24 inches a 25 cm', '? 24 inches a 25 cm'],
  ['60 cm a 65', '? 60 cm a 65'],
  ['40 anos a 50', 'age 40-50'],
  ['25 anos a 30 cm', '? 25 anos a 30 cm'],
  ["38 a 5'9", "? 38 a 5'9"],
  ['34-24-35 inches', 'bust 86-86; waist 61-61; hips 89-89'],
];

const BEHIND: readonly Phrase[] = [
  ['30 idade', 'age 30-30'],
  ['40+ anos', 'age 40-'],
  ['38 sapato loira', 'woman; hair blonde; shoes 38-38'],
  ['90 a 150 de busto', 'bust 90-150'],
  ['38 desde', '? 38 desde'],
  ['38 des sapato', 'name des; ? 38; ? sapato'],
  ['38 sapato até 37', 'shoes -37; ? 38'],
  ['1,75 manequim', 'height 175-175; ? manequim'],
  ['1,75 anos', '? 1,75 anos'],
  ['38 anos de sapato', '? 38 anos de sapato'],
  ['1,80 tall 38', 'height 180-180; ? 38'],
  ['1,80 a 38 sapato', '? 1,80 a 38 sapato'],
  ['1,75 a 30 anos', '? 1,75 a 30 anos'],
];

const AGES: readonly Phrase[] = [
  ['25', '? 25'],
  ['25+', 'age 25-'],
  ['18+', 'age 18-'],
  ['17+', '? 17+'],
  ['33+', '? 33+'],
  ['18 a 30', 'age 18-30'],
  ['sapato até 18', 'shoes -18'],
  ['17 a 30', '? 17 a 30'],
  ['32 a 40', 'age 32-40'],
  ['33 a 40', '? 33 a 40'],
  ['25 a 30 cm', '? 25 a 30 cm'],
];

const TRIPLES: readonly Phrase[] = [
  ['50-60-90', 'bust 50-50; waist 60-60; hips 90-90'],
  ['49-60-90', '? 49-60-90'],
  ['90-150-90', 'bust 90-90; waist 150-150; hips 90-90'],
  ['90-151-90', '? 90-151-90'],
  ['90-60-90-60', '? 90-60-90-60'],
  ['90-60', '? 90-60'],
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
