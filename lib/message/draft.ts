import type { Piece } from '../search/pieces';
import type { Wish } from '../search/wish';
import type { Gender } from '../talents/talent';
import type { Count } from './count';
import type { Generation } from './people-words';

/** A piece with wishes; `minors` if it is an age under 18, which is the wish for a list. */
export type Said = Extract<Piece, { is: 'wish' }> & { minors?: true };

/** What a message says of one role. */
export type Draft = {
  /** The words for people, and whatever else is said of them. */
  people: Said[];
  said: Said[];
  count: Count | null;
  /** True if a number directly after it is an age. */
  relative: boolean;
  generation: Generation;
  /** Earlier roles that are joined to this one and have no wishes of their own. */
  joined: Draft[];
  /** True if only a comma joins them: then an age directly behind is not shared. */
  isListed: boolean;
  /** True if something was said of the people, understood or not. */
  isDescribed: boolean;
  /** The role that this one is a part of: `two kids (one boy, one girl)`. */
  whole: Draft | null;
  /** Ages said before a list of roles, for those without one. */
  shared: readonly Said[];
};

/** Defaults for a role without a word for people. */
export const UNNAMED = { relative: false, generation: 'adult' } as const;

export function wishesIn(said: readonly Said[]): Wish[] {
  return said.flatMap(({ wishes }) => wishes);
}

export function isBare({ said }: Draft): boolean {
  return said.length === 0;
}

export function isHair({ wishes }: Said): boolean {
  return wishes.some((wish) => wish.key === 'hair' && !wish.not);
}

export function isAge({ minors, wishes }: Said): boolean {
  return minors === true || wishes.some(({ key }) => key === 'age');
}

/** True for a single number of years. */
export function isExact({ wishes }: Said): boolean {
  return wishes.some((wish) => wish.key === 'age' && wish.min === wish.max);
}

export function hasAge({ people, said }: Draft): boolean {
  return [...people, ...said].some(isAge);
}

export function genderIn(people: readonly Said[]): Gender | null {
  const found = wishesIn(people).find((wish) => wish.key === 'gender');
  return found?.key === 'gender' ? found.gender : null;
}

/** False if another word for people contradicts the role. */
export function agree({ people, said }: Draft, word: Said): boolean {
  const before = wishesIn([...people, ...said]);
  return word.wishes.every((wish) =>
    before.every((one) => one.key !== wish.key || JSON.stringify(one) === JSON.stringify(wish)),
  );
}

/** True for relatives: what is said of one is not said of another. */
export function isRelative({ generation }: Pick<Draft, 'generation'>): boolean {
  return /^(?:parent|child|grandparent|other)$/.test(generation);
}

/** True if an age of the one role may be that of the other. */
export function isOfAge({ generation }: Draft, other: Draft, minors = false): boolean {
  if (generation === other.generation) return generation !== 'adult' || !minors;
  const sure = minors ? 'young' : 'adult';
  return [generation, other.generation].every((one) => one === 'any' || one === sure);
}
