import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { Gender } from '../talents/talent';
import { agesIn, isAgeOfPerson, minorsIn } from './ages';
import { type Count, countIn, isEnglishArticle } from './count';
import { agree, type Draft, genderIn, hasAge, isAge, isBare, isHair, type Shared } from './draft';
import {
  isAgeLabel,
  isAll,
  isAnd,
  isColon,
  isOf,
  isOfEach,
  isOnly,
  isOr,
  isSameAge,
} from './joints';
import { belongsToSender, lettersIn, type Person, personIn } from './people';
import { RoleDrafts } from './role-drafts';

/** A number and the wishes after it, which apply to the people that follow: `2 tall blonde women`. */
type Ahead = Pick<Draft, 'count' | 'pieces' | 'minors'>;

/** A number that is no token: that of an item (`1)`, `Role 1:`). */
const NUMBERED = /\d/;

const nothingAhead = (): Ahead => ({ count: null, pieces: [], minors: null });

/** Collects roles in one pass. A role begins at a word for people, or at the number before it. */
export class RoleReader {
  readonly #tokens: readonly Token[];
  readonly #ends: (piece: Piece) => boolean;
  /** The text before a piece, up to the one before: parentheses and numbering are not in pieces. */
  readonly #gap: (piece: Piece) => string;
  readonly #letters;
  readonly #drafts = new RoleDrafts();
  #ahead = nothingAhead();
  /** Wishes of sentences without people: they make a role if the message has no other. */
  #loose: Piece[] = [];
  /** The last piece that is not a filler, and the conjunction since then. */
  #last: 'person' | 'comma' | 'other' = 'other';
  #joint: 'and' | 'or' | 'none' = 'none';
  #sharing = false;
  #isCountLast = false;
  /** True if the number ahead follows a comma. */
  #isBehindComma = false;
  #behindRelative = false;
  /** True while pieces describe a relative of the sender, not a role. */
  #isOwned = false;
  /** True once the sentence has a role. */
  #inRole = false;
  /** The role whose parts follow, in parentheses or after a comma: `2 kids (1 boy, 1 girl)`. */
  #whole: { draft: Draft; inside: boolean } | null = null;
  /** Ages before a list of roles: `Ages 20-30: 2 men, 2 women`. */
  #shared: Shared | null = null;
  /** True if these ages are in the sentence, to whose roles they are limited. */
  #sharesHere = false;
  /** True in an item of a numbered list. */
  #isItem = false;
  #beginsSentence = true;
  /** True for the first piece in parentheses. */
  #isInParentheses = false;

  constructor(
    tokens: readonly Token[],
    { ends, gap }: { ends: (piece: Piece) => boolean; gap: (piece: Piece) => string },
  ) {
    this.#tokens = tokens;
    this.#ends = ends;
    this.#gap = gap;
    this.#letters = lettersIn(tokens);
  }

  take(piece: Piece): void {
    const gap = this.#gap(piece);
    this.#takeGap(gap);
    this.#isInParentheses = gap.endsWith('(');
    if (piece.is === 'comma' && this.#ends(piece)) this.#endSentence();
    else this.#takePart(piece);
  }

  #takeGap(gap: string): void {
    const { last } = this.#drafts;
    if (gap.includes(')') && this.#whole?.inside) {
      this.#endAhead();
      if (last !== this.#whole.draft) this.#drafts.resume(this.#whole.draft);
      this.#whole = null;
    }
    if (
      gap.includes('(') &&
      last &&
      this.#inRole &&
      !this.#ahead.count &&
      (this.#whole?.draft ?? last) === last
    ) {
      this.#whole = { draft: last, inside: true };
    }
    // An empty line ends a list.
    if (/\n\s*\n/.test(gap) && last?.shared) this.#shared = null;
    if (this.#beginsSentence) this.#isItem = NUMBERED.test(gap);
    this.#beginsSentence = false;
  }

  #takePart(piece: Piece): void {
    const person = personIn(this.#tokens, piece, this.#letters);
    const count = countIn(this.#tokens, piece);
    const isOwned = this.#isOwned || (person !== null && belongsToSender(this.#tokens, piece));
    this.#isOwned = isOwned && piece.is !== 'comma';
    if (isOwned) return;
    if (person?.refersTo && this.#resume(person.refersTo)) return;
    if (person && (person.begins || (!person.refersTo && (this.#ahead.count || this.#isItem))))
      this.#takePerson(person);
    else if (isSameAge(this.#tokens, piece) && this.#drafts.repeatAge(piece)) return;
    else if (isAll(this.#tokens, piece)) this.#takeAll(piece);
    else if (count && !this.#isAge(piece)) this.#takeCount(piece, count);
    else if (piece.is === 'comma') this.#takeComma();
    else if (isAnd(this.#tokens, piece)) this.#joint = 'and';
    else if (isOr(this.#tokens, piece)) this.#joint = 'or';
    else if (isColon(this.#tokens, piece)) this.#takeColon();
    else if (piece.is !== 'filler' && !isOnly(this.#tokens, piece)) this.#takeAttribute(piece);
  }

  /** Returns the roles that have a number, a wish or an age. */
  end(): Draft[] {
    this.#endSentence();
    const isLoose = this.#loose.length > 0 || this.#shared?.pieces.length;
    if (!this.#drafts.last && isLoose) this.#begin(this.#loose);
    return this.#drafts.described();
  }

  /** Goes on with the only earlier role of a gender. */
  #resume(gender: Gender): boolean {
    const draft = this.#drafts.only(gender);
    if (!draft) return false;
    this.#endAhead();
    this.#drafts.resume(draft);
    this.#whole = null;
    this.#inRole = true;
    this.#sharing = false;
    this.#behindRelative = true;
    this.#last = 'person';
    this.#joint = 'none';
    return true;
  }

  #takePerson({ piece, adjective, relative, generation }: Person): void {
    const current = this.#drafts.last;
    const goesOn =
      current && !this.#ahead.count && this.#last === 'person' && this.#joint === 'none';
    const isKin = /^(?:parent|child|grandparent|other)$/.test(generation);
    const isSame =
      current && agree(current, piece) && !(this.#whole && genderIn({ people: [piece] }));
    const describes =
      adjective && current && this.#inRole && this.#joint === 'none' && !this.#ahead.count;
    // `Female, 25-30; male, 30-35`.
    // `a woman of 35 and her daughter`.
    const isRelated = isKin && current && !isBare(current);
    const isOther =
      current && !agree(current, piece) && (this.#last === 'comma' || this.#joint === 'and');
    if (this.#joint === 'or' && this.#last === 'person' && current && isBare(current)) {
      // `man or woman`: either.
      current.people = isSame ? current.people : [];
    } else if (isSame && !isRelated && (goesOn || describes) && !(relative && describes))
      current.people.push(piece);
    else if (!adjective || this.#ahead.count || !this.#inRole || this.#whole || isOther)
      this.#begin([piece], { relative, generation });
    this.#last = 'person';
    this.#joint = 'none';
  }

  #begin(
    people: Piece[],
    { relative, generation }: Pick<Person, 'relative' | 'generation'> = {
      relative: false,
      generation: 'adult',
    },
  ): void {
    const isCounted = this.#joint === 'or' && this.#ahead.count !== null;
    const isListed = this.#last === 'comma' || this.#isBehindComma;
    const isJoined = this.#joint === 'and' || isCounted;
    const joins = !this.#inRole ? null : isJoined ? 'and' : isListed ? 'comma' : null;
    const of = this.#whole?.draft;
    const isWhole = of && (this.#whole?.inside || !of.isDescribed);
    const whole = isWhole && people.every((piece) => agree(of, piece)) ? of : null;
    this.#drafts.begin({ people, ...this.#ahead, generation, whole, shared: this.#shared }, joins);
    this.#ahead = nothingAhead();
    this.#sharing = false;
    this.#inRole = true;
    this.#behindRelative = relative;
  }

  #takeCount(piece: Piece, count: Count): void {
    // In `mãe de 2 filhos` the number counts her children.
    if (this.#last === 'person' && isOf(this.#tokens, piece.from - 1)) return;
    const { last } = this.#drafts;
    if (this.#last === 'person' && this.#isInParentheses && last && !last.count) {
      // `women (2)`.
      last.count = { ...count, piece };
      return;
    }
    if (isOfEach(this.#tokens, piece.next)) {
      this.#drafts.setCounts({ ...count, piece });
      return;
    }
    this.#isBehindComma = this.#last === 'comma';
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

  #takeColon(): void {
    this.#shareAges();
    const { last } = this.#drafts;
    const isWhole = this.#last === 'person' && last && isBare(last);
    if (isWhole) this.#whole = { draft: last, inside: false };
  }

  #takeComma(): void {
    if (this.#isItem && !this.#inRole) return;
    if (!this.#drafts.last && !this.#ahead.count) this.#shareAges();
    this.#endAhead();
    const { last } = this.#drafts;
    if (!this.#whole?.inside) {
      const isWhole = this.#last === 'person' && last && isBare(last);
      if (isWhole && (!genderIn(last) || (last.count?.count ?? 0) > 1))
        this.#whole = { draft: last, inside: false };
      else if (this.#whole?.draft === last) this.#whole = null;
    }
    this.#last = 'comma';
    this.#joint = 'none';
    const current = this.#drafts.last;
    if (current && isBare(current)) this.#sharing = current.joined.length > 0;
  }

  /** The ages read so far belong to each role that follows, unless it has its own. */
  #shareAges(): void {
    // In `a family: mother 40` the number is not the mother's.
    if (!this.#isCountLast) this.#ahead.count = null;
    const { pieces, minors, count } = this.#ahead;
    const isOfEarlier = this.#sharing && this.#drafts.last;
    if (this.#inRole || count || isOfEarlier || !(minors || pieces.some(isAge))) return;
    this.#shared = { pieces: pieces.filter(isAge), minors };
    this.#sharesHere = true;
    this.#ahead = { ...nothingAhead(), pieces: pieces.filter((piece) => !isAge(piece)) };
  }

  #takeAll(piece: Piece): void {
    this.#sharing = true;
    if (piece.is === 'wish') this.#takeAttribute(piece);
  }

  #takeAttribute(piece: Piece): void {
    const current = this.#drafts.last;
    const first = this.#last === 'comma' && current !== undefined && isBare(current);
    const isRelative = this.#behindRelative || current?.generation !== 'adult';
    const behind = this.#last === 'person' || (first && isRelative);
    const person = behind && !this.#ahead.count;
    const isYoung = /^(?:young|any|child)$/.test(current?.generation ?? '') && !this.#ahead.count;
    const minors = minorsIn(this.#tokens, piece, { behindPerson: person, isYoung });
    const kin = behind && /^(?:parent|grandparent|child)$/.test(current?.generation ?? '');
    const age = minors ? null : agesIn(this.#tokens, piece, { person, first, kin });
    // `Ages: 20 to 30` in a sentence of its own is said of all roles before it.
    const isOfAll = !this.#inRole && current && !hasAge(current) && isAgeLabel(this.#tokens, piece);
    if (isOfAll) this.#sharing = true;
    const said: Piece = age ? { ...piece, is: 'wish', wishes: [age] } : piece;
    const isAhead = this.#ahead.count !== null || !this.#inRole;
    if (minors && isAhead) this.#ahead.minors = { category: minors, piece };
    else if (minors) this.#drafts.setMinors({ category: minors, piece }, this.#sharing);
    else if (said.is === 'wish') {
      if (isAhead) this.#ahead.pieces.push(said);
      else this.#drafts.addToLast(said, this.#sharing);
    }
    if (current && !isAhead) current.isDescribed = true;
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
    const isPart = this.#whole && count && (minors || first);
    const named = count && first && count.piece.next === first.from && isHair(first);
    if (isPart || named || (first?.gender && !current)) {
      this.#begin([]);
      return;
    }
    if (current && (this.#inRole || this.#sharing || this.#drafts.count === 1)) {
      for (const piece of pieces) this.#drafts.addToLast(piece, this.#sharing);
      if (minors) this.#drafts.setMinors(minors, this.#sharing);
      // `I need one.` is a number; an article (`a`, `an`) would have a noun after it.
      const isNumber = count && this.#isCountLast;
      if (isNumber && !isEnglishArticle(this.#tokens, count.piece))
        current.count ??= { ...count, article: false };
    }
    // Wishes before the first role wait for it.
    this.#ahead = { ...nothingAhead(), pieces: current ? [] : this.#ahead.pieces };
  }

  #endSentence(): void {
    const { pieces, minors } = this.#ahead;
    if (this.#isItem && !this.#inRole && (minors || pieces.some(isAge))) this.#begin([]);
    if (!this.#drafts.last && !this.#ahead.count) this.#shareAges();
    this.#endAhead();
    this.#loose.push(...this.#ahead.pieces.splice(0));
    if (this.#sharesHere && this.#inRole) this.#shared = null;
    this.#sharesHere = false;
    this.#last = 'other';
    this.#joint = 'none';
    this.#sharing = false;
    this.#isOwned = false;
    this.#inRole = false;
    this.#whole = null;
    this.#isItem = false;
    this.#beginsSentence = true;
  }
}
