import type { Token } from '../search/tokens';
import { isAnother, isOfNext, nothingAhead } from './ahead';
import { type Count, isEnglishArticle } from './count';
import { agree, type Draft, genderIn, isAge, isBare, isHair, type Said, UNNAMED } from './draft';
import type { Drafts } from './drafts';

/** The roles of one sentence, and where in it the next piece is. */
export class Sentence {
  readonly drafts: Drafts;
  readonly #tokens: readonly Token[];
  ahead = nothingAhead();
  /** The last piece that is not a filler, and the conjunction since then. */
  last: 'person' | 'comma' | 'count' | 'other' = 'other';
  joint: 'and' | 'or' | null = null;
  /** True if wishes are said of all. */
  isShared = false;
  /** True once the sentence has a role. */
  inRole = false;
  /** True in an item of a numbered list; null before the first piece. */
  isItem: boolean | null = null;
  /** The role whose parts follow, in parentheses or after a comma: `2 kids (1 boy, 1 girl)`. */
  whole: { draft: Draft; inside: boolean } | null = null;
  /** True if ages for a list are in this sentence, to whose roles they are limited. */
  #sharesAges = false;

  constructor(tokens: readonly Token[], drafts: Drafts) {
    this.#tokens = tokens;
    this.drafts = drafts;
  }

  /** Begins a role, with what was said ahead of it. */
  begin(people: Said[], named: Pick<Draft, 'relative' | 'generation'> = UNNAMED): void {
    const { isListed, ...ahead } = this.ahead;
    const { relative, generation } = named;
    const joins = this.joint ? 'and' : this.last === 'comma' || isListed ? 'comma' : null;
    const of = this.whole?.draft;
    // Parents are not a part of the kids: `2 kids: a boy, a girl; parents 30-40`.
    const isOfParents = of?.generation === 'young' && /parent/.test(generation);
    const whole = of && !isOfParents && people.every((word) => agree(of, word)) ? of : null;
    this.drafts.begin({ people, ...ahead, relative, generation, whole }, joins);
    this.ahead = nothingAhead();
    this.isShared = false;
    this.inRole = true;
  }

  /** Goes on with an earlier role. */
  resume(draft: Draft): void {
    draft.joined = [];
    draft.relative = true;
    // In `a mulher` (the woman) the article was read as one.
    this.ahead.count = null;
    this.drafts.current = draft;
    this.whole = null;
    this.isShared = false;
    this.inRole = true;
  }

  /** A number of people who follow. */
  announce(count: Count): void {
    const isListed = this.last === 'comma';
    this.endAhead();
    this.ahead = { ...nothingAhead(), count, isListed };
    this.last = 'count';
  }

  /** Says something, understood or not, of the role that follows a number, or of the current one. */
  describe(said: Said | null): void {
    const { current } = this.drafts;
    const before = this.joint || this.last === 'comma' ? current : undefined;
    const isAhead = !this.inRole || isOfNext(this.ahead, said, before);
    if (said && isAhead) this.ahead.said.push(said);
    else if (said) this.drafts.add(said, this.isShared);
    if (current && !isAhead) current.isDescribed = true;
    this.last = 'other';
    this.joint = null;
  }

  /** Wishes without people after them belong to the previous role, unless they begin one: `2 redheads`. */
  endAhead(): void {
    const isSaid = this.inRole || this.isShared || this.drafts.resumeOnly();
    const { current } = this.drafts;
    const { count, said } = this.ahead;
    const [first] = said;
    const isPart = this.whole && count && first;
    const isOther =
      current && this.inRole && !isPart && isAnother(this.#tokens, this.ahead, current);
    if (isOther || isPart || (count && first && isHair(first)) || (first?.gender && !current)) {
      this.begin(isOther ? current.people.filter((piece) => !isAge(piece)) : []);
      return;
    }
    if (current && isSaid) {
      for (const one of said) this.drafts.add(one, this.isShared);
      // `I need one.` is a number; an article (`a`, `an`) would have a noun after it.
      if (count && this.last === 'count' && !isEnglishArticle(this.#tokens, count.piece))
        current.count ??= { ...count, article: false };
    }
    // Wishes before the first role wait for it.
    this.ahead = { ...nothingAhead(), said: current ? [] : said };
  }

  openParenthesis(): void {
    const { current } = this.drafts;
    if (current && this.inRole && !this.whole) this.whole = { draft: current, inside: true };
  }

  closeParenthesis(): void {
    if (!this.whole?.inside) return;
    this.endAhead();
    this.drafts.current = this.whole.draft;
    this.whole = null;
  }

  colon(): void {
    // In `a family: mother 40` the number is not the mother's.
    if (this.last !== 'count') this.ahead.count = null;
    this.#shareAges();
    const draft = this.#named(true);
    if (draft) this.whole = { draft, inside: false };
  }

  comma(): void {
    if (this.isItem && !this.inRole) return;
    if (!this.drafts.current) this.#shareAges();
    this.endAhead();
    const { current } = this.drafts;
    if (!this.whole?.inside) {
      const draft = this.#named();
      if (draft && (!genderIn(draft.people) || (draft.count?.count ?? 0) > 1))
        this.whole = { draft, inside: false };
      else if (this.whole?.draft === current) this.whole = null;
    }
    this.last = 'comma';
    this.joint = null;
    this.isShared = (current?.joined.length ?? 0) > 0;
  }

  end(): void {
    if (this.isItem && !this.inRole && this.ahead.said.some(isAge)) this.begin([]);
    if (!this.drafts.current) this.#shareAges();
    this.endAhead();
    this.drafts.loose.push(...this.ahead.said);
    if (this.#sharesAges && this.inRole) this.drafts.shared = [];
  }

  /**
   * The role that was just named or, before a colon, a group of several, if nothing is said of it yet;
   * before a colon also a role without a gender (`Models 18-25, for a bank: 3 female`).
   */
  #named(isColon = false): Draft | null {
    const { current } = this.drafts;
    if (!current || (isColon && this.inRole && !genderIn(current.people))) return current ?? null;
    const isGroup = isColon && this.inRole && (current.count?.count ?? 0) > 1;
    return (isGroup || this.last === 'person') && isBare(current) ? current : null;
  }

  /** The ages read so far belong to each role that follows, unless it has its own. */
  #shareAges(): void {
    const { said, count } = this.ahead;
    if (this.inRole || count || !said.some(isAge)) return;
    this.drafts.shared = said.filter(isAge);
    this.#sharesAges = true;
    this.ahead.said = said.filter((one) => !isAge(one));
  }
}
