import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/search/wording';
import type { Wish } from '@/lib/search/words';

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
  [{ key: 'eyes', color: 'green' }, 'olhos verdes', 'green eyes', 'ojos verdes'],
  [{ key: 'letter', letter: 'a' }, 'letra A', 'letter A', 'letra A'],
  [
    { key: 'height', min: 175, max: 180 },
    'altura 175–180 cm',
    'height 175–180 cm',
    'altura 175–180 cm',
  ],
  [{ key: 'height', min: 175, max: 175, imperial: true }, '5′9″', '5′9″', '5′9″'],
  [{ key: 'height', min: 175, max: 180, imperial: true }, '5′9″–5′11″', '5′9″–5′11″', '5′9″–5′11″'],
  [{ key: 'height', min: 183, imperial: true }, 'a partir de 6′0″', 'from 6′0″', 'desde 6′0″'],
  [{ key: 'age', min: 30, max: 30 }, '30 anos', 'age 30', '30 años'],
  [{ key: 'age', min: 25, max: 30 }, '25–30 anos', 'age 25–30', '25–30 años'],
  [{ key: 'age', min: 25 }, 'a partir de 25 anos', 'age from 25', 'desde 25 años'],
  [{ key: 'bust', min: 90, max: 90 }, 'busto 90 cm', 'bust 90 cm', 'busto 90 cm'],
  [{ key: 'jeans', min: 38.5 }, 'manequim a partir de 38,5', 'size from 38.5', 'talla desde 38,5'],
  [{ key: 'waist', max: 62 }, 'cintura até 62 cm', 'waist up to 62 cm', 'cintura hasta 62 cm'],
])('%j has words in every language', (wish, pt, en, es) => {
  expect([wordsOf(wish, 'pt'), wordsOf(wish, 'en'), wordsOf(wish, 'es')]).toEqual([pt, en, es]);
});

test('next to a wish for men, a bust is called chest', () => {
  const bust: Wish = { key: 'bust', min: 100 };
  const word = (gender: 'woman' | 'man') => wordsOf(bust, 'en', [{ key: 'gender', gender }, bust]);
  expect([word('man'), word('woman')]).toEqual(['chest from 100 cm', 'bust from 100 cm']);
});
