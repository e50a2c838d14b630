import { expect, test } from 'vitest';
import type { Wish } from '@/lib/search/wish';
import { wordsOf } from '@/lib/search/wording';

test.each<[Wish, pt: string, en: string, es: string]>([
  [{ key: 'gender', gender: 'woman' }, 'mulheres', 'women', 'mujeres'],
  [{ key: 'category', category: 'actors' }, 'atores', 'actors', 'actores'],
  [{ key: 'hair', color: 'Grey' }, 'cabelo grisalho', 'grey hair', 'cabello canoso'],
  [{ key: 'hair', color: 'Hairless' }, 'careca', 'bald', 'sin cabello'],
  [{ key: 'hair', color: 'Chestnut' }, 'cabelo chestnut', 'chestnut hair', 'cabello chestnut'],
  [
    { key: 'hair', color: 'Brown' },
    'cabelo castanho-médio',
    'medium brown hair',
    'cabello castaño medio',
  ],
  [
    { key: 'hair', color: 'Blonde' },
    'cabelo loiro-médio',
    'medium blonde hair',
    'cabello rubio medio',
  ],
  [{ key: 'eyes', color: 'green' }, 'olhos verdes', 'green eyes', 'ojos verdes'],
  [{ key: 'eyes', color: 'blue' }, 'olhos azuis', 'blue eyes', 'ojos azules'],
  [{ key: 'height', min: 175, max: 180 }, '1,75 a 1,80 m', '1.75 to 1.80 m', '1,75 a 1,80 m'],
  [{ key: 'age', min: 30, max: 30 }, '30 anos', '30 years', '30 años'],
  [{ key: 'jeans', min: 38.5 }, 'manequim a partir de 38,5', 'size from 38.5', 'talla desde 38,5'],
  [{ key: 'waist', max: 62 }, 'cintura até 62 cm', 'waist up to 62 cm', 'cintura hasta 62 cm'],
])('%j is said in every language', (wish, pt, en, es) => {
  expect([wordsOf(wish, 'pt'), wordsOf(wish, 'en'), wordsOf(wish, 'es')]).toEqual([pt, en, es]);
});
