import { describe, expect, test } from 'vitest';
import { meaning } from './meaning';
import type { Phrase } from './phrases';

const COMPARISONS: readonly Phrase[] = [
  ['younger than 40', 'age -40'],
  ['mais novas que 40', 'age -40'],
  ['mais jovem que 40', 'age -40'],
  ['más jóvenes que 40', 'age -40'],
  ['taller than 100', 'height 100-'],
  ['más altas que 100', 'height 100-'],
  ['shorter than 100', 'height -100'],
  ['mais baixa que 100', 'height -100'],
  ['más bajos que 100', 'height -100'],
  ['min 1,75', 'height 175-'],
  ['max 1,75', 'height -175'],
  ['Min', 'name Min'],
  ['1,75 ou menos', 'height -175'],
  ['1.75 or less', 'height -175'],
];

const COLORS: readonly Phrase[] = [
  ['blonds', 'hair blonde'],
  ['platinum blonde', 'hair Platinum'],
  ['loiro platinado', 'hair Platinum'],
  ['cabelo cinza', 'hair Grey'],
  ['pelo gris', 'hair Grey'],
  ['olhos cinza', 'eyes Grey'],
  ['cabelo luzes', 'hair Highlighted'],
  ['con mechas', 'hair Highlighted'],
  ['no hair', 'hair Hairless'],
  ['na hair', 'name na; ? hair'],
  ['noa hair', 'name noa; ? hair'],
  ['chestnut hair', 'hair Chestnut'],
  ['medium brown hair', 'hair Brown'],
  ['cabello castaño medio', 'hair Brown'],
  ['rubio medio', 'hair Blonde'],
  ['loira ruiva', 'hair blonde; hair red'],
  ['loira amo ruiva', 'hair blonde; hair red; name amo'],
  ['green', '? green'],
  ['olhos azul', 'eyes blue'],
  ['olhos azui', 'eyes blue'],
  ['olhos azuis escuros', 'eyes Dark Blue'],
  ['medium brown eyes', '? medium brown eyes'],
];

const NOUNS: readonly Phrase[] = [
  ['preto cabelo', '? preto cabelo'],
  ['loira pele', 'hair blonde; ? pele'],
  ['blonde skin', '? blonde skin'],
  ['brown the black hair', 'hair black; ? brown'],
  ['brown em black hair', 'hair black; ? brown'],
  ['olhos azuis de verdes', 'eyes blue; ? verdes'],
  ['olhos azuis/verdes', 'eyes blue; eyes green'],
  ['olhos - verdes', '? olhos - verdes'],
  ['olhos israel verdes', '? olhos israel verdes'],
  ['hair black or brown eyes', 'hair black; eyes brown; ? or'],
  ['hair black or red or brown eyes', 'hair black; hair red; eyes brown; ? or'],
  ['hair black or brown eyes blue', 'hair black; hair brown; eyes blue'],
  ['hair black skin brown', '? hair black skin brown'],
  ['cabelo rosa', 'hair Pink'],
  ['olhos rosa', '? olhos rosa'],
  ['cabelo mulher', 'woman; ? cabelo'],
  ['cabelo Ana', '? cabelo Ana'],
];

const NEGATIONS: readonly Phrase[] = [
  ['loira sem', 'hair blonde; ? sem'],
  ['not a blonde', '? not a blonde'],
  ['sem de loira', '? sem de loira'],
  ['sin el rubio', '? sin el rubio'],
  ['sem e loira', 'hair blonde; ? sem'],
  ['sem Ana', '? sem Ana'],
  ['sem tatuagem Ana', '? sem tatuagem Ana'],
  ['no hair skin Ana', 'name Ana; ? no hair skin'],
  ['sem tatuagem, Ana', 'name Ana; ? sem tatuagem'],
];

const TOGETHER: readonly Phrase[] = [
  ['loira loira', 'hair blonde'],
  ['mulher loira mulher', 'woman; hair blonde'],
  ['mulher homem', 'woman; ? homem'],
  ['acima de 1,70, até 1,80', 'height 170-180'],
  ['até 1,80, acima de 1,70', 'height 170-180'],
  ['acima de 1,80, até 1,80', 'height 180-180'],
  ['acima de 1,80, até 1,70', 'height 180-; ? até 1,70'],
  ['acima de 1,70, acima de 1,75', 'height 170-; ? acima de 1,75'],
  ['até 1,80, até 1,75', 'height -180; ? até 1,75'],
  ['acima de 1,70, 1,75', 'height 170-; ? 1,75'],
  ['até 1,80, 1,75', 'height -180; ? 1,75'],
  ['1,70 a 1,80, até 1,75', 'height 170-180; ? até 1,75'],
  ['mulher acima de 1,70, manequim 38, até 1,80', 'woman; height 170-180; jeans 38-38'],
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
