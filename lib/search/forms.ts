import type { Gender } from '../talents/talent';
import { stem } from './tokens';

/** Stems of nouns for people by hair color, which have a feminine and a masculine form. */
export const PEOPLE_BY_HAIR = 'loir rubi ruiv pelirroj grisalh platinad canos entrecan calv ';

const PEOPLE = new Set(`${PEOPLE_BY_HAIR}moren moroch mulat`.split(' '));

/**
 * The gender that the forms of these words imply (`loira`: women); null if none or contradictory.
 */
export function genderOf(words: readonly string[]): Gender | null {
  if (!PEOPLE.has(stem(words[0] ?? ''))) return null;
  const people = words.filter((word) => PEOPLE.has(stem(word)));
  if (people.every((word) => /as?$/.test(word))) return 'woman';
  return people.every((word) => /os?$/.test(word)) ? 'man' : null;
}
