import type { Piece } from '../search/pieces';
import type { Gender } from '../talents/talent';
import type { Count } from './count';
import {
  type Draft,
  genderIn,
  hasAge,
  isAge,
  isBare,
  isExact,
  isOfAge,
  isRelative,
  type Said,
  UNNAMED,
  wishesIn,
} from './draft';
import type { Generation } from './people-words';

/** The roles of a message so far, in order. */
export class Drafts {
  readonly #all: Draft[] = [];
  /** The role that is being described. */
  current: Draft | undefined;
  /** Ages before a list of roles: `Ages 20-30: 2 men, 2 women`. */
  shared: readonly Said[] = [];
  /** Wishes of sentences without people: they make a role if the message has no other. */
  readonly loose: Said[] = [];

  /** If only one role has a number, a gender or a wish, makes it current. Returns false if several do. */
  resumeOnly(): boolean {
    const [only, other] = this.#all.filter(
      ({ count, people, said }) => count ?? genderIn(people) ?? said[0],
    );
    if (only && !other) this.current = only;
    return !other;
  }

  /** Begins a role. With `joins` it is joined to the previous one, if that has no wishes of its own. */
  begin(
    said: Pick<Draft, 'people' | 'said' | 'count' | 'relative' | 'generation' | 'whole'>,
    joins: 'and' | 'comma' | null,
  ): void {
    const before = this.current;
    const joinable = before && isBare(before) && (joins === 'and' || genderIn(before.people));
    const joined = joins && joinable ? [...before.joined, before] : [];
    const { shared } = this;
    this.current = { ...said, joined, isListed: joins === 'comma', isDescribed: false, shared };
    this.#all.push(this.current);
  }

  /** The only role of a gender, and of a generation if one is given; undefined if there are others. */
  only(gender: Gender, generation?: Generation): Draft | undefined {
    const found = this.#all.filter(
      (one) => genderIn(one.people) === gender && (!generation || one.generation === generation),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  /** Adds a wish to the current role; a shared one also to the roles joined to it, or if there are none to all. */
  add(piece: Said, shared: boolean): void {
    const { current } = this;
    if (!current) return;
    const age = isAge(piece);
    if (age) this.#unshareAge(current);
    // In `a woman and a man of 40` the age may be his alone.
    const isOwn = current.count?.count === 1 && isExact(piece);
    for (const one of this.#others(age && !isOwn, shared)) {
      const fits = !age || (isOfAge(one, current, piece.minors) && !hasAge(one));
      if (fits && (!piece.gender || [null, piece.gender].includes(genderIn(one.people))))
        one.said.push(piece);
    }
    if (!piece.minors || !hasAge(current)) current.said.push(piece);
  }

  /** In `a man and a woman: 40-50 and 30-40` the second age is hers, so the first is his alone. */
  #unshareAge(current: Draft): void {
    const [before, other] = current.joined;
    const ages = current.said.filter(isAge);
    if (!before || other || ages.length !== 1 || !ages.every((age) => before.said.includes(age)))
      return;
    current.said = current.said.filter((piece) => !isAge(piece));
  }

  /** `2 of each`. */
  setCounts(count: Count): void {
    const { current } = this;
    const parts = this.#all.filter(({ whole }) => whole && whole === current);
    const all = parts.length > 0 ? parts : [...(current?.joined ?? []), current];
    for (const one of all) if (one) one.count ??= count;
  }

  /** Gives the current role the age of the one before: `of the same age`. Returns false if there is none. */
  repeatAge({ from, next }: Piece): boolean {
    const before = this.#all.findLast((one) => one !== this.current && hasAge(one));
    if (!this.current || !before) return false;
    const [age] = [...before.said, ...before.people].filter(isAge);
    if (age) this.current.said.push({ ...age, from, next });
    return true;
  }

  /** The roles with which the current one shares a wish. An age directly after `men and women` is shared. */
  #others(age: boolean, shared: boolean): Draft[] {
    const { current } = this;
    if (!current) return [];
    if (shared)
      return current.joined.length > 0
        ? current.joined
        : this.#all.filter((one) => one !== current);
    return age && !current.isListed ? current.joined.filter((one) => !one.isDescribed) : [];
  }

  /** Returns the roles that have a number, a wish or an age. */
  described(): Draft[] {
    if (this.#all.length === 0 && (this.loose.length > 0 || this.shared.length > 0))
      this.begin({ ...UNNAMED, people: [], said: this.loose, count: null, whole: null }, null);
    for (const whole of new Set(this.#all.flatMap((draft) => draft.whole ?? [])))
      this.#divide(whole);
    for (const draft of this.#all) {
      const other = (piece: Said) => (piece.minors ? 'adult' : 'young');
      if (!hasAge(draft))
        draft.said.push(...draft.shared.filter((piece) => draft.generation !== other(piece)));
    }
    return this.#all.filter((draft, at) => {
      const { count, said, people } = draft;
      if (this.#isSum(draft, this.#all.slice(at + 1))) return false;
      const counted = count && (!count.article || wishesIn(people).length > 0);
      return counted || people.some(isAge) || said.length > 0;
    });
  }

  /** Replaces a role with its parts, or a single part that only says its gender with the role. */
  #divide(whole: Draft): void {
    const parts = this.#all.filter((draft) => draft.whole === whole);
    const [part] = parts;
    if (!part || isRelative(part)) return;
    const sum = sumOf(parts);
    if (parts.length === 1 && sum === 0) {
      whole.people.push(...part.people);
      whole.said.push(...part.said);
      this.#remove(part);
    } else if (!genderIn(whole.people) || !whole.count || sum === whole.count.count) {
      for (const one of parts) {
        one.people.push(...whole.people);
        one.said.push(...whole.said.filter((piece) => !isAge(piece) || !hasAge(one)));
      }
      this.#remove(whole);
    }
  }

  /** True for a total whose roles follow and add up to it: `4 people. 2 men, 2 women.` */
  #isSum({ count, people, said }: Draft, further: readonly Draft[]): boolean {
    const isShared = said.every((piece) => further.every((one) => one.said.includes(piece)));
    const sums = further.map((_, at) => sumOf(further.slice(0, at + 1)));
    return wishesIn(people).length === 0 && isShared && sums.indexOf(count?.count ?? -1) > 0;
  }

  #remove(draft: Draft): void {
    this.#all.splice(this.#all.indexOf(draft), 1);
  }
}

function sumOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { count }) => sum + (count?.count ?? 0), 0);
}
