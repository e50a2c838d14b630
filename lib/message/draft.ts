import type { Piece } from '../search/pieces';
import type { Wish } from '../search/wish';
import type { Category } from '../talents/categories';

/** What a message says of one role, in pieces of it. */
export type Draft = {
  pieces: Piece[];
  people: Piece[];
  count: { count: number; article: boolean; piece: Piece } | null;
  /** The list for an age under 18, and the piece that says the age. */
  minors: { category: Extract<Category, 'kids' | 'teen'>; piece: Piece } | null;
  /** The roles joined to this one by `and`, of which nothing more is said before it. */
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

/** False if a role and a further word for people contradict each other. */
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
