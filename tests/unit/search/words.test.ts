import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const COMPARISONS: readonly Phrase[] = [
  ['mais jovem que 40', 'age -40'],
  ['más jóvenes que 40', 'age -40'],
  ['shorter than 100', 'height -100'],
  ['más bajos que 100', 'height -100'],
  ['Min', 'name Min'],
  ['1,75 ou menos', 'height -175'],
];

const COLORS: readonly Phrase[] = [
  ['no hair', 'hair Hairless'],
  ['cabello castaño medio', 'hair Brown'],
  ['rubio medio', 'man; hair Blonde'],
  ['olhos azui', 'eyes blue'],
  ['medium brown eyes', 'eyes Brown'],
  ['pelirrojos puros', 'man; hair Red'],
];

const NOUNS: readonly Phrase[] = [
  ['blonde skin', '? blonde skin'],
  ['olhos azuis de verdes', 'eyes blue; ? verdes'],
  ['olhos azuis/verdes', 'eyes blue; eyes green'],
  ['olhos israel verdes', '? olhos israel verdes'],
  ['hair black or brown eyes', 'eyes Black; eyes brown; ? hair'],
  ['hair black or red or brown eyes', 'eyes brown; ? hair black or red'],
  ['hair black or brown eyes blue', 'hair black; hair brown; eyes blue'],
  ['cabelo mulher', 'woman; ? cabelo'],
];

const NEGATIONS: readonly Phrase[] = [
  ['sem, loira', '? sem, loira'],
  ['loira não, ruiva', '? loira não, ruiva'],
  ['loira sem, ruiva', '? loira sem, ruiva'],
  ['loira sem barba, ruiva', 'woman; hair blonde; ? sem barba, ruiva'],
  ['loira, ruiva nem morena', '? loira, ruiva nem morena'],
  ['sem loiras; ruiva', 'woman; hair red; ? sem loiras'],
  ['loira; não', 'woman; hair blonde; ? não'],
  ['1,75 não', '? 1,75 não'],
  ['-loira', '? -loira'],
  ['- loira', 'woman; hair blonde'],
  ['blonde or grey eyes', 'hair blonde; eyes Grey'],
  ['sem cabelo loira', '? sem cabelo loira'],
  ['sin cabello sin pelo negro', '? sin cabello sin pelo negro'],
  ['sem cabelo, loira', 'woman; hair Hairless; hair blonde'],
];

const TOGETHER: readonly Phrase[] = [
  ['over 50', 'age 50-'],
  ['no taller than 170', 'height -170'],
  ['mujeres u hombres pelirrojos', 'hair red'],
  ['modelos loiros', 'hair blonde'],
  ['women (not blonde), 1.75', 'woman; ? not blonde,, 1.75'],
  ['loira loira', 'woman; hair blonde'],
  ['mulher loira mulher', 'woman; hair blonde'],
  ['acima de 1,80, até 1,80', 'height 180-180'],
  ['acima de 1,80, até 1,70', 'height 180-; ? até 1,70'],
  ['acima de 1,70, 1,75', 'height 170-; ? 1,75'],
  ['até 1,80, 1,75', 'height -180; ? 1,75'],
  ['1,70 a 1,80, até 1,75', 'height 170-180; ? até 1,75'],
];

describe.each([
  ['a comparison', COMPARISONS],
  ['a color', COLORS],
  ['a color and its noun', NOUNS],
  ['a negation', NEGATIONS],
  ['wishes that meet', TOGETHER],
])('%s', (_what, phrases) => {
  test.each(phrases)('%s', (typed, means) => expect(meaning(typed)).toBe(means));
});
