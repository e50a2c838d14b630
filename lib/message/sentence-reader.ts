import { meaningAt } from '../search/lexicon';
import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { ageIn, isAgeOfPerson } from './ages';
import { type Count, countIn } from './count';
import { agree, genderIn, isBare, isRelative } from './draft';
import type { Drafts } from './drafts';
import { isOfEach, jointOf } from './joints';
import { belongsToSender, isGreeted, type Person, personIn } from './people';
import { Sentence } from './sentence';

/** Reads the roles of one sentence. A role begins at a word for people, or at the number before it. */
export class SentenceReader {
  readonly #tokens: readonly Token[];
  readonly #drafts: Drafts;
  readonly #sentence: Sentence;
  /** True while pieces describe a relative of the sender, not a role. */
  #isOwned = false;

  constructor(tokens: readonly Token[], drafts: Drafts) {
    this.#tokens = tokens;
    this.#drafts = drafts;
    this.#sentence = new Sentence(tokens, drafts);
  }

  /** Reads a piece, and the text before it that is in no piece. */
  take(piece: Piece, gap: string): void {
    this.#sentence.isItem ??= /\d/.test(gap);
    if (gap.includes(')')) this.#sentence.closeParenthesis();
    if (gap.includes('(')) this.#sentence.openParenthesis();
    const person = personIn(this.#tokens, piece);
    if (person && isGreeted(this.#tokens, piece)) return;
    const isOwned = this.#isOwned || (person !== null && belongsToSender(this.#tokens, piece));
    this.#isOwned = isOwned && piece.is !== 'comma';
    if (isOwned || (person && this.#takePerson(person)) || this.#takeJoint(piece)) return;
    const count = countIn(this.#tokens, piece);
    if (count && !this.#isAge(piece)) this.#takeCount(count, gap.endsWith('('));
    else if (piece.is !== 'filler') this.#takeAttribute(piece);
  }

  end(): void {
    this.#sentence.end();
  }

  /** Returns false for a word that begins no role here. */
  #takePerson(person: Person): boolean {
    const { refersTo, begins } = person;
    const { ahead, isItem } = this.#sentence;
    const earlier = refersTo && this.#drafts.only(refersTo);
    if (earlier) this.#sentence.resume(earlier);
    else if (begins || (!refersTo && (ahead.count || isItem))) this.#addPerson(person);
    else return false;
    this.#sentence.last = 'person';
    this.#sentence.joint = null;
    return true;
  }

  #addPerson(person: Person): void {
    const { said, adjective } = person;
    const { current } = this.#drafts;
    const { last, joint, whole, ahead, inRole } = this.#sentence;
    const isBeside = last === 'person';
    const fits = current && agree(current, said) && !(whole && genderIn([said]));
    // `a woman of 35 and her daughter`.
    const isSame = fits && !joint && !ahead.count && !isRelative(person);
    // `man or woman` is either, `men (2) / women (3)` is both.
    const isEither = joint === 'or' && isBeside && !this.#isCountedBehind;
    if (current && isEither) current.people = [];
    else if (isSame && (isBeside || (adjective && inRole))) current.people.push(said);
    else this.#sentence.begin([said], person);
  }

  /** True if the number of the current role is behind its word: `women (2)`. */
  get #isCountedBehind(): boolean {
    const { count, people } = this.#drafts.current ?? {};
    return !!count && people?.[0] !== undefined && count.piece.from > people[0].from;
  }

  /** Returns false for a piece that joins nothing. */
  #takeJoint(piece: Piece): boolean {
    const joint = jointOf(this.#tokens, piece);
    switch (joint) {
      case 'sameAge':
        return this.#drafts.repeatAge(piece);
      case 'and':
      case 'or':
        this.#sentence.joint = joint;
        break;
      case 'colon':
        this.#sentence.colon();
        break;
      case 'comma':
        this.#sentence.comma();
        break;
      case 'all':
        this.#sentence.isShared = true;
        // `none of them over 40`.
        if (piece.is === 'wish') this.#sentence.describe(piece);
    }
    return joint !== null;
  }

  #takeCount(count: Count, isInParentheses: boolean): void {
    const { current } = this.#drafts;
    const isBehind = this.#sentence.last === 'person' && isInParentheses;
    // `women (2)`.
    if (isBehind && current && !current.count) current.count = count;
    else if (isOfEach(this.#tokens, count.piece.next)) this.#drafts.setCounts(count);
    else this.#sentence.announce(count);
  }

  #isAge(piece: Piece): boolean {
    const { last, joint } = this.#sentence;
    const { current } = this.#drafts;
    const relative = current !== undefined && isBare(current) && current.relative;
    return !joint && isAgeOfPerson(this.#tokens, piece, { relative, adjacent: last === 'person' });
  }

  #takeAttribute(piece: Piece): void {
    const { last, ahead, inRole } = this.#sentence;
    const { current } = this.#drafts;
    const { generation } = (!ahead.count && current) || { generation: 'adult' };
    const first = last === 'comma' && current !== undefined && isBare(current);
    const behind = last === 'person' || (first && current.generation !== 'adult');
    const age = ageIn(this.#tokens, piece, { person: behind && !ahead.count, first, generation });
    // `Ages: 20 to 30` in a sentence of its own is said of all roles before it.
    if (!inRole && isLabel(this.#tokens, piece)) this.#sentence.isShared = true;
    this.#sentence.describe(age ?? (piece.is === 'wish' ? piece : null));
  }
}

/** True for the word for an age before a number: `Ages: 20 to 30`. */
function isLabel(tokens: readonly Token[], { from }: Piece): boolean {
  const meaning = meaningAt(wordsFrom(tokens, from))?.meaning;
  return meaning?.is === 'measure' && meaning.of === 'age';
}
