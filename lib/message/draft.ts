import type { Piece } from '../search/pieces';
import type { Wish } from '../search/wish';
import type { Category } from '../talents/categories';
import type { Gender } from '../talents/talent';

/** The pieces of a message that describe one role. */
export type Draft = {
  pieces: Piece[];
  people: Piece[];
  count: { count: number; article: boolean; piece: Piece } | null;
  /** The list for an age under 18, and the piece with that age. */
  minors: Minors | null;
  /** True if something was said of the people, understood or not. */
  isDescribed: boolean;
  /** Earlier roles that are joined to this one and have no wishes of their own. */
  joined: Draft[];
  /** True if only a comma joins them: then an age directly behind is not shared. */
  isListed: boolean;
  generation: Generation;
  /** The role that this one is a part of: `two kids (one boy, one girl)`. */
  whole: Draft | null;
  /** Ages said before a list of roles. */
  shared: Shared | null;
};

/** An age is only shared by roles of one generation. */
export type Generation = 'any' | 'adult' | 'young' | 'parent' | 'child' | 'grandparent' | 'other';

export type Minors = { category: Extract<Category, 'kids' | 'teen'>; piece: Piece };
export type Shared = { pieces: Piece[]; minors: Minors | null };

export function isHair(piece: Piece): boolean {
  return wishesIn([piece]).some((wish) => wish.key === 'hair' && !wish.not);
}

export function isBare({ pieces, minors }: Draft): boolean {
  return pieces.length === 0 && !minors;
}

export function wishesIn(pieces: readonly Piece[]): Wish[] {
  return pieces.flatMap((piece) => (piece.is === 'wish' ? piece.wishes : []));
}

export function isAge(piece: Piece): boolean {
  return wishesIn([piece]).some(({ key }) => key === 'age');
}

/** True for a single number of years. */
export function isExact(piece: Piece): boolean {
  return wishesIn([piece]).some((wish) => wish.key === 'age' && wish.min === wish.max);
}

export function hasAge({ people, pieces, minors }: Draft): boolean {
  return minors !== null || [...people, ...pieces].some(isAge);
}

export function genderIn({ people }: Pick<Draft, 'people'>): Gender | null {
  const found = wishesIn(people).find((wish) => wish.key === 'gender');
  return found?.key === 'gender' ? found.gender : null;
}

/** True if an age of the one role may be that of the other. */
export function isOfAge({ generation }: Draft, other: Draft, minors: boolean): boolean {
  if (generation === other.generation) return generation !== 'adult' || !minors;
  const sure = minors ? 'young' : 'adult';
  return [generation, other.generation].every((one) => one === 'any' || one === sure);
}

/** False if another word for people contradicts the role. */
export function agree({ people }: Draft, piece: Piece): boolean {
  const before = wishesIn(people);
  return wishesIn([piece]).every(
    (wish) =>
      !before.some((one) => one.key === wish.key && JSON.stringify(one) !== JSON.stringify(wish)),
  );
}

export function agreesWithForm({ people }: Draft, { gender }: Piece): boolean {
  return (
    !gender || wishesIn(people).every((wish) => wish.key !== 'gender' || wish.gender === gender)
  );
}
