import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { agesIn, minorsIn } from './ages';
import { agree, agreesWithForm, type Draft, isBare, isHair } from './draft';
import { belongsToSender, countIn, isAll, isAnd, lettersIn, type Person, personIn } from './people';

const ONLY = /^(?:so|solo|sola|apenas|only)$/;

/** Collects roles in one pass. A role begins at a word for people, or at the number before it. */
export class RoleReader {
  readonly #tokens: readonly Token[];
  readonly #ends: (piece: Piece) => boolean;
  readonly #letters;
  readonly #drafts: Draft[] = [];
  /** A number and the wishes after it, which apply to the people that follow: `2 tall blonde women`. */
  #count: Draft['count'] = null;
  #ahead: Piece[] = [];
  /** Wishes of sentences without people: they make a role if the message has no other. */
  #loose: Piece[] = [];
  #aheadMinors: Draft['minors'] = null;
  /** The last piece that is not a filler, and the conjunction since then. */
  #last: 'person' | 'comma' | 'other' = 'other';
  #joint: 'and' | 'none' = 'none';
  #sharing = false;
  #isCountLast = false;
  #behindRelative = false;
  /** True while pieces describe a relative of the sender, not a role. */
  #isOwned = false;
  /** True once the sentence has a role. */
  #inRole = false;

  constructor(tokens: readonly Token[], ends: (piece: Piece) => boolean) {
    this.#tokens = tokens;
    this.#ends = ends;
    this.#letters = lettersIn(tokens);
  }

  take(piece: Piece): void {
    if (piece.is === 'comma' && this.#ends(piece)) this.#endSentence();
    else this.#takePart(piece);
  }

  #takePart(piece: Piece): void {
    const person = personIn(this.#tokens, piece, this.#letters);
    const count = countIn(this.#tokens, piece);
    const isOwned = this.#isOwned || (person !== null && belongsToSender(this.#tokens, piece));
    this.#isOwned = isOwned && piece.is !== 'comma';
    if (isOwned) return;
    if (person) this.#takePerson(person);
    else if (count && !this.#isAge(piece)) this.#takeCount(piece, count);
    else if (piece.is === 'comma') this.#takeComma();
    else if (isAnd(this.#tokens, piece)) this.#joint = 'and';
    else if (isAll(this.#tokens, piece)) this.#sharing = true;
    else if (piece.is !== 'filler' && !this.#isOnly(piece)) this.#takeAttribute(piece);
  }

  /** Returns the roles that have a number, a wish or an age. */
  end(): Draft[] {
    this.#endSentence();
    if (this.#drafts.length === 0 && this.#loose.length > 0) this.#begin(this.#loose);
    return this.#drafts.filter(({ count, pieces, minors, people }) => {
      const wishes = people.flatMap((piece) => (piece.is === 'wish' ? piece.wishes : []));
      const counted = count && (!count.article || wishes.length > 0);
      return counted || pieces.length > 0 || minors;
    });
  }

  #takePerson({ piece, adjective, relative }: Person): void {
    const current = this.#drafts.at(-1);
    const goesOn = current && !this.#count && this.#last === 'person' && this.#joint === 'none';
    const isSame = current && agree(current, piece);
    const describes =
      adjective && current && this.#inRole && this.#joint === 'none' && !this.#count;
    if (isSame && (goesOn || describes) && !(relative && describes)) current.people.push(piece);
    else if (!adjective || this.#count || !this.#inRole) this.#begin([piece], relative);
    this.#last = 'person';
    this.#joint = 'none';
  }

  #begin(people: Piece[], relative = false): void {
    const before = this.#drafts.at(-1);
    const joins = before && this.#inRole && this.#joint === 'and' && isBare(before);
    const joined = joins ? [...before.joined, before] : [];
    const [count, minors] = [this.#count, this.#aheadMinors];
    this.#drafts.push({ people, pieces: this.#ahead, count, minors, joined });
    this.#ahead = [];
    this.#count = null;
    this.#aheadMinors = null;
    this.#sharing = false;
    this.#inRole = true;
    this.#behindRelative = relative;
  }

  /** True for `only`, as in `only one`. */
  #isOnly({ from }: Piece): boolean {
    const token = this.#tokens[from];
    return token?.kind === 'word' && ONLY.test(token.plain);
  }

  #takeCount(piece: Piece, count: { count: number; article: boolean }): void {
    // In `mãe de 2 filhos` the number counts her children.
    if (this.#last === 'person' && this.#isOf(piece.from - 1)) return;
    this.#endAhead();
    this.#count = { ...count, piece };
    this.#isCountLast = true;
    this.#last = 'other';
  }

  /** True for a number directly after a relative (`Filho 14`), or after `woman of`: it is an age. */
  #isAge(piece: Piece): boolean {
    if (this.#last === 'other' || this.#count || this.#joint === 'and') return false;
    const token = this.#tokens[piece.from];
    const of = this.#isOf(piece.from - 1) && this.#last === 'person';
    const isAdult = token?.kind === 'number' && token.value >= 13;
    return token?.kind === 'number' && (this.#behindRelative ? !of || isAdult : of && isAdult);
  }

  #isOf(at: number): boolean {
    const token = this.#tokens[at];
    return token?.kind === 'word' && /^(?:de|of)$/.test(token.plain);
  }

  #takeComma(): void {
    this.#endAhead();
    this.#last = 'comma';
    this.#joint = 'none';
    const current = this.#drafts.at(-1);
    if (current && isBare(current)) this.#sharing = current.joined.length > 0;
  }

  #takeAttribute(piece: Piece): void {
    const behind = this.#last === 'person' || (this.#behindRelative && this.#last === 'comma');
    const current = this.#drafts.at(-1);
    const minors = minorsIn(this.#tokens, piece, behind && !this.#count);
    const age = minors ? null : agesIn(this.#tokens, piece, behind && !this.#count);
    const said: Piece = age ? { ...piece, is: 'wish', wishes: [age] } : piece;
    const isAhead = this.#count !== null || !this.#inRole;
    if (minors && isAhead) this.#aheadMinors = { category: minors, piece };
    else if (minors && current) current.minors ??= { category: minors, piece };
    else if (said.is === 'wish') {
      if (isAhead) this.#ahead.push(said);
      else this.#addTo(current, said);
    }
    this.#isCountLast = false;
    this.#last = 'other';
    this.#joint = 'none';
    this.#behindRelative = false;
  }

  #addTo(current: Draft | undefined, piece: Piece): void {
    if (!current) return;
    const shared = this.#sharing ? (current.joined.length > 0 ? current.joined : this.#drafts) : [];
    for (const one of new Set([...shared, current])) {
      if (one === current || agreesWithForm(one, piece)) one.pieces.push(piece);
    }
  }

  /**
   * Wishes that no word for people follows belong to the previous role, unless they name people
   * themselves: `2 redheads`.
   */
  #endAhead(): void {
    const current = this.#drafts.at(-1);
    const [count, first] = [this.#count, this.#ahead[0]];
    const named = count && first && count.piece.next === first.from && isHair(first);
    if (named || (first?.gender && !current)) {
      this.#begin([]);
      return;
    }
    if (current && (this.#inRole || this.#sharing || this.#drafts.length === 1)) {
      for (const piece of this.#ahead) this.#addTo(current, piece);
      current.minors ??= this.#aheadMinors;
      // `I need one.` is a number; an article (`a`, `an`) would have a noun after it.
      const isNumber = count && this.#isCountLast;
      if (isNumber && !this.#isEnglishArticle(count.piece))
        current.count ??= { ...count, article: false };
    }
    // Wishes before the first role wait for it.
    if (current) this.#ahead = [];
    this.#aheadMinors = null;
    this.#count = null;
  }

  #isEnglishArticle({ from }: Piece): boolean {
    const token = this.#tokens[from];
    return token?.kind === 'word' && /^an?$/.test(token.plain);
  }

  #endSentence(): void {
    this.#endAhead();
    this.#loose.push(...this.#ahead.splice(0));
    this.#last = 'other';
    this.#joint = 'none';
    this.#sharing = false;
    this.#isOwned = false;
    this.#inRole = false;
  }
}
