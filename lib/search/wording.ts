import type { Locale } from '../i18n/locales';
import type { Category } from '../talents/categories';
import type { Gender } from '../talents/talent';
import { colorPhrase, rangePhrase, type Words } from '../talents/wording';
import type { Understood } from './understand';
import { COLORS } from './vocabulary';
import type { Wish } from './words';

const GENDERS: Readonly<Record<Gender, Words>> = {
  woman: { pt: 'mulheres', en: 'women', es: 'mujeres' },
  man: { pt: 'homens', en: 'men', es: 'hombres' },
};

const LETTER: Words = { pt: 'letra', en: 'letter', es: 'letra' };

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

/**
 * A wish as a phrase: `cabelo loiro`, `altura 175–180 cm`, `size 38`. With a wish for men in
 * `beside`, a bust is a chest.
 */
export function wordsOf(wish: Wish, locale: Locale, beside: readonly Wish[] = []): string {
  switch (wish.key) {
    case 'gender':
      return GENDERS[wish.gender][locale];
    case 'category':
      return CATEGORY_WORDS[wish.category][locale];
    case 'letter':
      return `${LETTER[locale]} ${wish.letter.toUpperCase()}`;
    case 'hair':
    case 'eyes': {
      const { key, color } = wish;
      return colorPhrase(key, color, COLORS[key].get(color)?.words[locale] ?? color, locale);
    }
    default:
      return rangePhrase(wish, locale, beside.some(isForMen));
  }
}

function isForMen(wish: Wish): boolean {
  return wish.key === 'gender' && wish.gender === 'man';
}

/** A parsed search as text; parsing that text gives the same search again. */
export function written({ wishes, name, unrecognized }: Understood, locale: Locale): string {
  const wished = wishes.map((wish) => wordsOf(wish, locale, wishes));
  return [...wished, name, ...unrecognized].filter(Boolean).join(', ');
}
