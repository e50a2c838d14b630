import type { Piece } from '../search/pieces';
import type { Gender } from '../talents/talent';
import {
  agree,
  agreesWithForm,
  type Draft,
  genderIn,
  hasAge,
  isAge,
  isBare,
  isExact,
  isOfAge,
  type Minors,
  wishesIn,
} from './draft';

/** The roles of a message so far, in order. */
export class RoleDrafts {
  readonly #all: Draft[] = [];
  #current: Draft | undefined;

  /** The role that is being described. */
  get last(): Draft | undefined {
    return this.#current;
  }

  get count(): number {
    return this.#all.length;
  }

  /** Begins a role. With `joins` it is joined to the previous one, if that has no wishes of its own. */
  begin(
    said: Omit<Draft, 'joined' | 'isListed' | 'isDescribed'>,
    joins: 'and' | 'comma' | null,
  ): void {
    const before = this.last;
    const joinable = before && isBare(before) && (joins === 'and' || genderIn(before));
    const joined = joins && joinable ? [...before.joined, before] : [];
    this.#current = { ...said, joined, isListed: joins === 'comma', isDescribed: false };
    this.#all.push(this.#current);
  }

  /** Goes on with an earlier role: `2 women and 2 men: the women …`. */
  resume(draft: Draft): void {
    draft.joined = [];
    this.#current = draft;
  }

  /** The only role of a gender; undefined if there are others. */
  only(gender: Gender): Draft | undefined {
    const found = this.#all.filter((draft) => genderIn(draft) === gender);
    return found.length === 1 ? found[0] : undefined;
  }

  /** Adds a wish to the last role; a shared one also to the roles joined to it, or if there are none to all. */
  addToLast(piece: Piece, shared: boolean): void {
    const age = isAge(piece);
    // In `a woman and a man of 40` the age may be his alone.
    const isOwn = this.last?.count?.count === 1 && isExact(piece);
    for (const one of this.#others(age && !isOwn, shared)) {
      const fits = !age || (this.last && isOfAge(one, this.last, false) && !hasAge(one));
      if (fits && agreesWithForm(one, piece)) one.pieces.push(piece);
    }
    this.last?.pieces.push(piece);
  }

  /** Sets the age of the last role to one under 18; it is shared like a wish. */
  setMinors(minors: Minors, shared: boolean): void {
    for (const one of this.#others(true, shared)) {
      if (this.last && isOfAge(one, this.last, true) && !hasAge(one)) one.minors = minors;
    }
    if (this.last && !hasAge(this.last)) this.last.minors = minors;
  }

  /** `2 of each`. */
  setCounts(count: Draft['count']): void {
    const { last } = this;
    const parts = this.#all.filter(({ whole }) => whole && whole === last);
    const all = parts.length > 0 ? parts : [...(last?.joined ?? []), last];
    for (const one of all) if (one) one.count ??= count;
  }

  /** Gives the last role the age of the one before: `of the same age`. Returns false if there is none. */
  repeatAge(piece: Piece): boolean {
    const before = this.#all.findLast((one) => one !== this.last && hasAge(one));
    if (!this.last || !before || hasAge(this.last)) return false;
    if (before.minors) this.last.minors = { ...before.minors, piece };
    const wishes = wishesIn([...before.people, ...before.pieces]).filter(
      ({ key }) => key === 'age',
    );
    if (wishes.length > 0) this.last.pieces.push({ ...piece, is: 'wish', wishes });
    return true;
  }

  /** The roles with which the last one shares a wish. An age directly after `men and women` is shared. */
  #others(age: boolean, shared: boolean): Draft[] {
    const { last } = this;
    if (!last) return [];
    if (shared)
      return last.joined.length > 0 ? last.joined : this.#all.filter((one) => one !== last);
    return age && !hasAge(last) && !last.isListed
      ? last.joined.filter((one) => isBare(one) && !one.isDescribed)
      : [];
  }

  /** Returns the roles that have a number, a wish or an age. */
  described(): Draft[] {
    for (const whole of new Set(this.#all.flatMap((draft) => draft.whole ?? [])))
      this.#divide(whole);
    for (const draft of this.#all) {
      if (!draft.shared || hasAge(draft)) continue;
      if (draft.generation !== 'young') draft.pieces.push(...draft.shared.pieces);
      if (draft.generation !== 'adult') draft.minors = draft.shared.minors;
    }
    return this.#all.filter(({ count, pieces, minors, people }) => {
      const counted = count && (!count.article || wishesIn(people).length > 0);
      return counted || people.some(isAge) || pieces.length > 0 || minors;
    });
  }

  /** Replaces a role with its parts, or a single part that only says its gender with the role. */
  #divide(whole: Draft): void {
    const parts = this.#all.filter((draft) => draft.whole === whole);
    const [part] = parts;
    const counts = parts.map(({ count }) => count?.count ?? 0);
    const isNamed = counts.every((count) => count === 0);
    const sum = counts.reduce((one, other) => one + other, 0);
    if (part?.generation && /^(?:parent|child|grandparent|other)$/.test(part.generation)) return;
    if (
      part &&
      parts.length === 1 &&
      isNamed &&
      part.people.every((piece) => agree(whole, piece))
    ) {
      whole.people.push(...part.people);
      whole.pieces.push(...part.pieces);
      whole.minors ??= part.minors;
      this.#remove(part);
    } else if ((!genderIn(whole) && (isNamed || !whole.count)) || sum === whole.count?.count) {
      for (const one of parts) {
        one.people.push(...whole.people.filter((piece) => !one.minors && agree(one, piece)));
        one.pieces.push(...whole.pieces);
        one.minors ??= hasAge(one) ? null : whole.minors;
      }
      this.#remove(whole);
    }
  }

  #remove(draft: Draft): void {
    this.#all.splice(this.#all.indexOf(draft), 1);
  }
}
