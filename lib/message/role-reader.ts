import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { agesIn, isAgeOfPerson, minorsIn } from './ages';
import { type Count, countIn, isEnglishArticle } from './count';
import { agree, type Draft, isBare, isHair } from './draft';
import { isAll, isAnd, isOf, isOnly } from './joints';
import { belongsToSender, lettersIn, type Person, personIn } from './people';
import { RoleDrafts } from './role-drafts';

/** A number and the wishes after it, which apply to the people that follow: `2 tall blonde women`. */
type Ahead = Pick<Draft, 'count' | 'pieces' | 'minors'>;

const nothingAhead = (): Ahead => ({ count: null, pieces: [], minors: null });

/** Collects roles in one pass. A role begins at a word for people, or at the number before it. */
export class RoleReader {
  readonly #tokens: readonly Token[];
  readonly #ends: (piece: Piece) => boolean;
  readonly #letters;
  readonly #drafts = new RoleDrafts();
  #ahead = nothingAhead();
  /** Wishes of sentences without people: they make a role if the message has no other. */
  #loose: Piece[] = [];
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
    else if (piece.is !== 'filler' && !isOnly(this.#tokens, piece)) this.#takeAttribute(piece);
  }

  /** Returns the roles that have a number, a wish or an age. */
  end(): Draft[] {
    this.#endSentence();
    if (!this.#drafts.last && this.#loose.length > 0) this.#begin(this.#loose);
    return this.#drafts.described();
  }

  #takePerson({ piece, adjective, relative }: Person): void {
    const current = this.#drafts.last;
    const goesOn =
      current && !this.#ahead.count && this.#last === 'person' && this.#joint === 'none';
    const isSame = current && agree(current, piece);
    const describes =
      adjective && current && this.#inRole && this.#joint === 'none' && !this.#ahead.count;
    if (isSame && (goesOn || describes) && !(relative && describes)) current.people.push(piece);
    else if (!adjective || this.#ahead.count || !this.#inRole) this.#begin([piece], relative);
    this.#last = 'person';
    this.#joint = 'none';
  }

  #begin(people: Piece[], relative = false): void {
    this.#drafts.begin({ people, ...this.#ahead }, this.#inRole && this.#joint === 'and');
    this.#ahead = nothingAhead();
    this.#sharing = false;
    this.#inRole = true;
    this.#behindRelative = relative;
  }

  #takeCount(piece: Piece, count: Count): void {
    // In `mãe de 2 filhos` the number counts her children.
    if (this.#last === 'person' && isOf(this.#tokens, piece.from - 1)) return;
    this.#endAhead();
    this.#ahead.count = { ...count, piece };
    this.#isCountLast = true;
    this.#last = 'other';
  }

  #isAge(piece: Piece): boolean {
    if (this.#last === 'other' || this.#ahead.count || this.#joint === 'and') return false;
    const [relative, adjacent] = [this.#behindRelative, this.#last === 'person'];
    return isAgeOfPerson(this.#tokens, piece, { relative, adjacent });
  }

  #takeComma(): void {
    this.#endAhead();
    this.#last = 'comma';
    this.#joint = 'none';
    const current = this.#drafts.last;
    if (current && isBare(current)) this.#sharing = current.joined.length > 0;
  }

  #takeAttribute(piece: Piece): void {
    const behind = this.#last === 'person' || (this.#behindRelative && this.#last === 'comma');
    const current = this.#drafts.last;
    const minors = minorsIn(this.#tokens, piece, behind && !this.#ahead.count);
    const age = minors ? null : agesIn(this.#tokens, piece, behind && !this.#ahead.count);
    const said: Piece = age ? { ...piece, is: 'wish', wishes: [age] } : piece;
    const isAhead = this.#ahead.count !== null || !this.#inRole;
    if (minors && isAhead) this.#ahead.minors = { category: minors, piece };
    else if (minors && current) current.minors ??= { category: minors, piece };
    else if (said.is === 'wish') {
      if (isAhead) this.#ahead.pieces.push(said);
      else this.#drafts.addToLast(said, this.#sharing);
    }
    this.#isCountLast = false;
    this.#last = 'other';
    this.#joint = 'none';
    this.#behindRelative = false;
  }

  /**
   * Wishes that no word for people follows belong to the previous role, unless they name people
   * themselves: `2 redheads`.
   */
  #endAhead(): void {
    const current = this.#drafts.last;
    const { count, pieces, minors } = this.#ahead;
    const [first] = pieces;
    const named = count && first && count.piece.next === first.from && isHair(first);
    if (named || (first?.gender && !current)) {
      this.#begin([]);
      return;
    }
    if (current && (this.#inRole || this.#sharing || this.#drafts.count === 1)) {
      for (const piece of pieces) this.#drafts.addToLast(piece, this.#sharing);
      current.minors ??= minors;
      // `I need one.` is a number; an article (`a`, `an`) would have a noun after it.
      const isNumber = count && this.#isCountLast;
      if (isNumber && !isEnglishArticle(this.#tokens, count.piece))
        current.count ??= { ...count, article: false };
    }
    // Wishes before the first role wait for it.
    this.#ahead = { ...nothingAhead(), pieces: current ? [] : this.#ahead.pieces };
  }

  #endSentence(): void {
    this.#endAhead();
    this.#loose.push(...this.#ahead.pieces.splice(0));
    this.#last = 'other';
    this.#joint = 'none';
    this.#sharing = false;
    this.#isOwned = false;
    this.#inRole = false;
  }
}
