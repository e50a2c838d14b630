import type { Piece } from '../search/pieces';
import type { Wish } from '../search/wish';
import type { Category } from '../talents/categories';

/** The pieces of a message that describe one role. */
export type Draft = {
  pieces: Piece[];
  people: Piece[];
  count: { count: number; article: boolean; piece: Piece } | null;
  /** The list for an age under 18, and the piece with that age. */
  minors: { category: Extract<Category, 'kids' | 'teen'>; piece: Piece } | null;
  /** Earlier roles that are joined to this one by `and` and have no wishes of their own. */
  joined: Draft[];
};

export function isHair(piece: Piece): boolean {
  return wishesIn([piece]).some((wish) => wish.key === 'hair' && !wish.not);
}

export function isBare({ pieces, minors }: Draft): boolean {
  return pieces.length === 0 && !minors;
}

export function wishesIn(pieces: readonly Piece[]): Wish[] {
  return pieces.flatMap((piece) => (piece.is === 'wish' ? piece.wishes : []));
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
