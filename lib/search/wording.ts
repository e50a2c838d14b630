import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { colorPhrase, kindOf, rangePhrase, WORDS } from '../talents/wording';
import type { Understood } from './understand';
import { COLORS } from './vocabulary';
import type { Wish } from './words';

/** True for wishes for men. */
export const isForMen = (wishes: readonly Wish[]) =>
  wishes.some((wish) => wish.key === 'gender' && wish.gender === 'man');

/**
 * A wish as a phrase: `cabelo loiro`, `altura 175–180 cm`, `size 38`. With a wish for men in
 * `beside`, a bust is a chest.
 */
export function wordsOf(wish: Wish, locale: Locale, beside: readonly Wish[] = []): string {
  switch (wish.key) {
    case 'gender':
      return kindOf(wish.gender === 'woman' ? 'women' : 'men', locale, false);
    case 'category':
      return kindOf(wish.category, locale, false);
    case 'letter':
      return fill(WORDS[locale].letter, { letter: wish.letter.toUpperCase() });
    case 'hair':
    case 'eyes': {
      const { key, color } = wish;
      return colorPhrase(
        key,
        color,
        COLORS[key].get(color)?.words[locale] ?? color.toLowerCase(),
        locale,
      );
    }
    default:
      return rangePhrase(wish, locale, isForMen(beside));
  }
}

/** A parsed search as text; parsing that text gives the same search again. A negation ends with its line. */
export function written({ wishes, name, unrecognized }: Understood, locale: Locale): string {
  const wished = wishes.map((wish) => wordsOf(wish, locale, wishes));
  return [[...wished, name].filter(Boolean).join(', '), ...unrecognized].filter(Boolean).join('; ');
}
