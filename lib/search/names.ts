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
 * Separates typed words that are names of talents from those that no talent has. Small words
 * between two names belong to them. Names that no one talent has together are unknown.
 */
export function namesIn(typed: string, rows: readonly Named[]) {
  const found: string[] = [];
  const others: string[] = [];
  for (const run of typed.split(/,\s*/)) {
    let between: string[] = [];
    let isBehindName = false;
    for (const word of run.split(/\s+/)) {
      if (!isNameWord(rows, word)) {
        between.push(word);
        continue;
      }
      if (!isBehindName || !between.every(isJoint)) others.push(between.join(' '));
      found.push(word);
      between = [];
      isBehindName = true;
    }
    others.push(between.join(' '));
  }
  const unknownNames = others.filter(Boolean);
  const text = unknownNames.length > 0 ? found.join(' ') : typed;
  const name = readName(text.slice(0, NAME_MAX_LENGTH));
  if (name && isNameOfSome(rows, name)) return { name, unknownNames };
  return { name: '', unknownNames: typed ? [typed] : [] };
}

/** True for a word that joins the words of a name. */
function isJoint(word: string): boolean {
  const name = plainName(word);
  return name === '' || isSmallWord(name);
}
