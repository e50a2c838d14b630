import { expect, test } from 'vitest';
import { searchFor } from '@/lib/search/search';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { short } from './meaning';
import type { Phrase } from './phrases';

const ROSTER = [
  ...['Ana Clara', 'Ana Rubio', 'Júlia Prado', 'Maria da Silva', 'Rosa Branco', 'Bo Anders'],
  ...['Lucía de la Cruz', 'João dos Santos', 'Thiago Moreno', 'Max Weber', 'Clara Luz'],
  ...['Lena Hazel', 'Nina Sol', 'Débora Sá', 'José Ortega y Gasset', 'Noa Paz'],
];

/** Phrases in the manner of casting directors, which were written before the table of words. */
const PHRASES: readonly Phrase[] = [
  [
    'loira alta 1,78 manequim 38, sem tatuagem',
    'woman; hair blonde; height 178-178; jeans 38-38; ? sem tatuagem',
  ],
  ['3 homens entre 30 e 40 anos, grisalhos', 'man; hair Grey; age 30-40; ? 3'],
  ['modelo negra cabelo cacheado 1,70+', 'height 170-; ? negra cabelo cacheado'],
  ['ruivas ou loiras de olhos verdes', 'woman; hair red; hair blonde; eyes green'],
  ['não quero morenas, só loiras', '? não quero morenas, só loiras'],
  ['moreno, 1,85, sem barba', 'man; height 185-185; ? moreno; ? sem barba'],
  ['Júlia Prado 1,75', 'height 175-175; name Júlia Prado'],
  ['crianças ruivas até 1,20', 'kids; hair red; height -120'],
  ['meninas de olhos azuis', 'woman; kids; eyes blue'],
  ['sapato 37 ou 38', 'shoes 37-38'],
  ['senhora de cabelo branco, 60 anos pra cima', 'woman; hair White; age 60-'],
  ['atriz 50+ anos', 'woman; actors; age 50-'],
  ['homem 1m90 terno 50', 'man; height 190-190; ? terno 50'],
  ['manequin 40 busto 92', 'bust 92-92; ? manequin; ? 40'],
  ['morena clara olhos cor de mel', 'woman; eyes Honey; ? morena clara'],
  ['nem loira nem ruiva, olhos castanhos', '? nem loira nem ruiva, olhos castanhos'],
  ['cabelo preto liso, 1,65 a 1,72', 'hair black; height 165-172; ? liso'],
  ['adolescente com aparelho', 'teen; ? aparelho'],
  ['new faces femininas acima de 175', 'woman; new_faces; height 175-'],
  ['criativas', 'woman; creative'],
  [
    "tall blonde woman, no tattoos, 5'10 or taller",
    "woman; hair blonde; ? tall; ? no tattoos, 5'10 or taller",
  ],
  ["male model 6'1 to 6'3 shoe 43", 'man; height 185-191″; shoes 43-43'],
  ['redheads with freckles', 'hair red; ? freckles'],
  ['women not blonde, green eyes', 'woman; ? not blonde, green eyes'],
  ['size 36-38, bust 85-90, hips under 95', 'bust 85-90; hips -95; jeans 36-38'],
  ['brunnette with hazel eyes', 'eyes Hazel; ? brunnette'],
  ['silver haired man in his 60s', 'man; hair Grey; age 60-69'],
  ['kids 8 years old with brown eyes', 'kids; eyes brown; ? 8 years old'],
  ['guys between 25 and 35', 'man; age 25-35'],
  ['dark brown hair, without blue or green eyes', 'hair Dark Brown; ? without blue or green eyes'],
  ["no taller than 5'8", 'height -173″'],
  ['at most 172 cm', 'height -172'],
  ['plus size woman, long black hair', 'woman; curvy; hair black; ? long'],
  ['Bo Anders', 'name Bo Anders'],
  ['anyone except redheads', '? except redheads'],
  ['actors over 50', 'actors; age 50-'],
  ['blonde, but not platinum', 'hair blonde; ? but not platinum'],
  ['twin boys', 'man; ? twin'],
  ['senior ladies with grey hair', 'woman; senior; hair Grey'],
  ['hand model', '? hand'],
  [
    'rubia de ojos claros, talla 38, zapato 39',
    'woman; hair blonde; eyes light; jeans 38-38; shoes 39-39',
  ],
  ['hombres de 1,80 para arriba', 'man; height 180-'],
  ['mujeres u hombres pelirrojos', 'hair red'],
  ['ojos verdes, sin rubias ni castañas', 'eyes green; ? sin rubias ni castañas'],
  ['morena 1.70 con rulos', 'woman; height 170-170; ? morena; ? rulos'],
  ['niñas pelirrojas', 'woman; kids; hair red'],
  ['chico castaño ojos azules 1,82', 'man; eyes blue; height 182-182; ? castaño'],
  ['hombre 30-40 años, no fumadores', 'man; age 30-40; ? no fumadores'],
  ['mayores de 50 años', 'age 50-'],
  ['pelo corto negro, ojos negros', 'eyes Black; ? pelo corto negro'],
  ['cintura 60-64 cadera 90', 'waist 60-64; hips 90-90'],
  ['Lucía de la Cruz', 'name Lucía de la Cruz'],
  ['actriz de unos 40 años', 'woman; actors; age 40-40; ? unos'],
  ['mujer que no tenga pelo rubio', 'woman; ? no tenga pelo rubio'],
  ['calvo con barba', 'man; hair Hairless; ? barba'],
  ['modelo hombre talla 42 pelo canozo', 'man; jeans 42-42; ? pelo canozo'],
  ['caras nuevas', 'new_faces'],
  ['mas de 1,75 menos de 1,82 rubios', 'man; hair blonde; height 175-182'],
  ['mujer sin ojos azules', 'woman; ? sin ojos azules'],
  ['adolescentes pelirojas', 'teen; ? pelirojas'],
];

const known = {
  locale: 'pt',
  rows: ROSTER.map((name, id) => ({ id, name })),
  bounds: FULL_RANGES,
} as const;

test.each(PHRASES)('%s', (typed, means) => expect(short(searchFor(typed, known))).toBe(means));
