import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import type { Category } from '../talents/categories';
import type { Gender } from '../talents/talent';
import { colorPhrase, type Words } from '../talents/wording';
import { COLORS } from './color-words';
import type { RangeWish, Understood, Wish } from './wish';

const GENDERS: Readonly<Record<Gender, Words>> = {
  woman: { pt: 'mulheres', en: 'women', es: 'mujeres' },
  man: { pt: 'homens', en: 'men', es: 'hombres' },
};

const CATEGORY_WORDS: Readonly<Record<Category, Words>> = {
  new_faces: { pt: 'novos rostos', en: 'new faces', es: 'nuevos rostros' },
  curvy: { pt: 'plus size', en: 'plus size', es: 'plus size' },
  kids: { pt: 'crianças', en: 'kids', es: 'niños' },
  teen: { pt: 'adolescentes', en: 'teen', es: 'adolescentes' },
  senior: { pt: 'sênior', en: 'senior', es: 'sénior' },
  actors: { pt: 'atores', en: 'actors', es: 'actores' },
  international: { pt: 'internacional', en: 'international', es: 'internacional' },
  creative: { pt: 'criativos', en: 'creatives', es: 'creativos' },
};

const MEASURED: Readonly<Record<RangeWish['key'], Words>> = {
  height: { pt: '{value} m', en: '{value} m', es: '{value} m' },
  bust: { pt: 'busto {value} cm', en: 'bust {value} cm', es: 'busto {value} cm' },
  waist: { pt: 'cintura {value} cm', en: 'waist {value} cm', es: 'cintura {value} cm' },
  hips: { pt: 'quadril {value} cm', en: 'hips {value} cm', es: 'cadera {value} cm' },
  jeans: { pt: 'manequim {value}', en: 'size {value}', es: 'talla {value}' },
  shoes: { pt: 'sapato {value}', en: 'shoe {value}', es: 'zapato {value}' },
  age: { pt: '{value} anos', en: '{value} years', es: '{value} años' },
};

const FROM: Words = { pt: 'a partir de {min}', en: 'from {min}', es: 'desde {min}' };
const UP_TO: Words = { pt: 'até {max}', en: 'up to {max}', es: 'hasta {max}' };
const BETWEEN: Words = { pt: '{min} a {max}', en: '{min} to {max}', es: '{min} a {max}' };

/** A wish in the words of a language: `cabelo loiro`, `1,75 a 1,80 m`, `size 38`. */
export function wordsOf(wish: Wish, locale: Locale): string {
  switch (wish.key) {
    case 'gender':
      return GENDERS[wish.gender][locale];
    case 'category':
      return CATEGORY_WORDS[wish.category][locale];
    case 'hair':
    case 'eyes': {
      const { key, color, not = false } = wish;
      const word = COLORS[key].get(color)?.words[locale] ?? color;
      return colorPhrase(key, { color, excluded: not }, word, locale);
    }
    default:
      return MEASURED[wish.key][locale].replace('{value}', rangeWords(wish, locale));
  }
}

function rangeWords({ key, min, max }: RangeWish, locale: Locale): string {
  const figure = (value = 0) =>
    key === 'height'
      ? localFigures((value / 100).toFixed(2), locale)
      : localFigures(`${value}`, locale);
  const pattern = min === undefined ? UP_TO : max === undefined ? FROM : BETWEEN;
  if (min === max) return figure(min);
  return pattern[locale].replace('{min}', figure(min)).replace('{max}', figure(max));
}

/** What was understood, written as somebody could have typed it; it is understood again as the same. */
export function written({ wishes, name, unread }: Understood, locale: Locale): string {
  const wished = wishes.map((wish) => wordsOf(wish, locale));
  return [...wished, name, ...unread].filter(Boolean).join(', ');
}
