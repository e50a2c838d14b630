import {
  findByName,
  isNameOfSome,
  type Named,
  plainName,
  plainNamesOf,
} from '../talents/name-search';
import { NAME_MAX_LENGTH, readName } from '../talents/read-query';
import { isSmallWord } from './vocabulary';

/** Shorter words beside others have to be a whole word of a name: they occur in too many. */
const MIN_BEGINNING = 4;

const known = new WeakMap<readonly Named[], string>();

/** All names in one text, each behind a line break, each word between spaces. */
function textOf(rows: readonly Named[]): string {
  const names = () => plainNamesOf(rows).map((name) => `\n ${name} `);
  const text = known.get(rows) ?? names().join('');
  known.set(rows, text);
  return text;
}

/**
 * True if a word beside other words is a name: some talent's name has a word that begins with it,
 * or is it if it is short. Small words (`de`, `and`) are none.
 */
function isNameWord(rows: readonly Named[], word: string): boolean {
  const name = plainName(word);
  if (name === '' || isSmallWord(name)) return false;
  return textOf(rows).includes(name.length < MIN_BEGINNING ? ` ${name} ` : ` ${name}`);
}

/**
 * True if a whole search is a name: the beginning of some talent's name, or words of it in any
 * order. A small word alone has to be a first name.
 */
export function isWholeName(rows: readonly Named[], typed: string): boolean {
  const name = plainName(typed);
  const words = name.split(' ');
  if (name === '') return false;
  if (words.length > 1) {
    const begins = textOf(rows).includes(`\n ${name}`);
    const areNames = words.every((word) => isNameWord(rows, word));
    return begins || (areNames && findByName(rows, typed).length > 0);
  }
  return textOf(rows).includes(isSmallWord(name) ? `\n ${name} ` : ` ${name}`);
}

/**
 * Separates typed words that are names of talents from those that no talent has. Small words alone
 * between them belong to them. Names that no one talent has together are unknown.
 */
export function namesIn(typed: string, rows: readonly Named[]) {
  const isName = (word: string) => isNameWord(rows, word);
  const found = typed.split(/[\s,]+/).filter(isName);
  // No text has the mark: it has become a comma.
  const runs = typed.split(/,\s*/).flatMap((run) => {
    return run.replace(/\S+/g, (word) => (isName(word) ? '|' : word)).split('|');
  });
  const unknown = runs
    .map((run) => run.trim())
    .filter((run) => run.split(/\s+/).some((word) => !isJoint(word)));
  const [first = '', last = first] = [found[0], found.at(-1)];
  const end = typed.lastIndexOf(last) + last.length;
  const whole = first && typed.slice(typed.indexOf(first), end);
  const text = unknown.length > 0 ? found.join(' ') : whole;
  const name = readName(text.slice(0, NAME_MAX_LENGTH));
  if (name && isNameOfSome(rows, name)) return { name, unknown };
  return { name: '', unknown: typed.split(', ').filter(Boolean) };
}

/** True for a word that joins the words of a name. */
function isJoint(word: string): boolean {
  const name = plainName(word);
  return name === '' || isSmallWord(name);
}
