import type { Piece } from '../search/pieces';
import { agreesWithForm, type Draft, isBare, wishesIn } from './draft';

/** The roles of a message so far, in order. */
export class RoleDrafts {
  readonly #all: Draft[] = [];

  get last(): Draft | undefined {
    return this.#all.at(-1);
  }

  get count(): number {
    return this.#all.length;
  }

  /** Begins a role. With `joins` it is joined to the previous one, if that has no wishes of its own. */
  begin(said: Omit<Draft, 'joined'>, joins: boolean): void {
    const before = this.last;
    const joined = joins && before && isBare(before) ? [...before.joined, before] : [];
    this.#all.push({ ...said, joined });
  }

  /** Adds a wish to the last role; a shared one also to the roles joined to it, or if there are none to all. */
  addToLast(piece: Piece, shared: boolean): void {
    const { last } = this;
    if (!last) return;
    const others = shared ? (last.joined.length > 0 ? last.joined : this.#all) : [];
    for (const one of new Set([...others, last])) {
      if (one === last || agreesWithForm(one, piece)) one.pieces.push(piece);
    }
  }

  /** Returns the roles that have a number, a wish or an age. */
  described(): Draft[] {
    return this.#all.filter(({ count, pieces, minors, people }) => {
      const counted = count && (!count.article || wishesIn(people).length > 0);
      return counted || pieces.length > 0 || minors;
    });
  }
}
