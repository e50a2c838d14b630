import { meaningAt } from '../search/lexicon';
import { isHeight, numberAt, wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { ageIn, isAgeOfPerson } from './ages';
import { type Count, countIn } from './count';
import { agree, type Draft, genderIn, hasAge, isBare, isRelative } from './draft';
import type { Drafts } from './drafts';
import { isOf, isOfEach, jointOf, wordAt } from './joints';
import { belongsToSender, type Person, personIn } from './people';
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
    const earlier = refersTo ? this.#drafts.only(refersTo) : this.#repeated(person);
    if (earlier) this.#sentence.resume(earlier);
    else if (begins || (!refersTo && (ahead.count || isItem))) this.#addPerson(person);
    else return false;
    this.#sentence.last = 'person';
    this.#sentence.joint = null;
    return true;
  }

  /** The earlier role that a word for its gender refers to: `2 women, 1 man. Women: 1,75+`. */
  #repeated({ said, generation }: Person): Draft | undefined {
    const { ahead, whole } = this.#sentence;
    const gender = genderIn([said]);
    if (!gender || ahead.count || said.wishes[1] || (whole && isBare(whole.draft)))
      return undefined;
    const earlier = this.#drafts.only(gender, generation);
    if (!earlier?.count) return undefined;
    const height = numberAt(this.#tokens, said.next);
    const isLabel = wordAt(this.#tokens, said.next) === ':' || (height && isHeight(height));
    return isLabel || isBare(earlier) ? earlier : undefined;
  }

  #addPerson(person: Person): void {
    const { said, adjective } = person;
    const { current } = this.#drafts;
    const { last, joint, whole, ahead, inRole } = this.#sentence;
    const isBeside = last === 'person';
    const fits = current && agree(current, said) && !(whole && genderIn([said]));
    // `female 25-35, female 40+` are two roles.
    const isAgain = current && hasAge(current) && this.#tokens[said.next]?.kind === 'number';
    // `a woman of 35 and her daughter`.
    const isSame = fits && !joint && !ahead.count && !isRelative(person);
    // `man or woman` is one role of either gender; `men (2) / women (3)` are two roles.
    const isEither = joint === 'or' && isBeside && !this.#isCountedBehind;
    if (current && isEither) current.people = [];
    else if (isSame && (isBeside || (adjective && inRole && !isAgain))) current.people.push(said);
    else this.#sentence.begin([said], person);
  }

  /** True if the number of the current role follows its word for people: `women (2)`. */
  get #isCountedBehind(): boolean {
    const { count, people } = this.#drafts.current ?? {};
    return !!count && people?.[0] !== undefined && count.piece.from > people[0].from;
  }

  /** Returns false for a piece that joins nothing. */
  #takeJoint(piece: Piece): boolean {
    const joint = jointOf(this.#tokens, piece);
    const before = this.#drafts.current?.said.at(-1);
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
        // `20-30 for all`.
        if (before && /^(?:for|para|pra)$/.test(wordAt(this.#tokens, piece.from - 1)))
          this.#drafts.add(before, true);
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
    const bare = current && isBare(current) ? current : null;
    return !joint && isAgeOfPerson(this.#tokens, piece, { bare, adjacent: last === 'person' });
  }

  #takeAttribute(piece: Piece): void {
    const { last, ahead, inRole } = this.#sentence;
    const { current } = this.#drafts;
    const { generation } = (!ahead.count && current) || { generation: 'adult' };
    const isNext = last === 'comma' && current !== undefined && isBare(current);
    const behind = last === 'person' || (isNext && current.generation !== 'adult');
    // `hombre canoso de más de 55`.
    const first = isNext || isOf(this.#tokens, piece.from - 1);
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
