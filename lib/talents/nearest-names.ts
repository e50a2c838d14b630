import { type FilterRow, isMinorRow } from './filter-row';
import { type Named, plainName } from './name-search';

type Row = FilterRow & Named;

/** The most letters of a whole name that may be wrong. */
const MAX_WRONG = 2;

/** A name as it sounds: `Souza` and `Sousa`, `Giovanna` and `Giovana` are the same. */
function soundOf(word: string): string {
  const letters = plainName(word).replaceAll(' ', '');
  return letters.replace(/[cz]/g, 's').replaceAll('ll', 'l').replaceAll('nn', 'n');
}

type Sound = { word: string; sound: string };
const known = new WeakMap<readonly Row[], Sound[][]>();

/** The words of the names of adults as they sound, computed once for a list. */
export function soundsOf(rows: readonly Row[]): readonly Sound[][] {
  const words = ({ name }: Named) =>
    name.split(/\s+/).map((word) => ({ word, sound: soundOf(word) }));
  const sounds = known.get(rows) ?? rows.filter((row) => !isMinorRow(row)).map(words);
  known.set(rows, sounds);
  return sounds;
}

/**
 * The words of names of adults that some words may mean, the nearest first: `Cícero Souza` for `cicero`
 * and `sousa`.
 */
export function nearestNames(typed: readonly string[], rows: readonly Row[]): string[] {
  const sounds = typed.map(soundOf);
  const best = new Map<string, number>();
  for (const name of sounds.join('') === '' ? [] : soundsOf(rows)) {
    let [wrong, words]: [number, Sound[]] = [0, []];
    for (const sound of sounds) {
      const found = nearestIn(name, sound);
      wrong += found?.wrong ?? Number.POSITIVE_INFINITY;
      if (found) words = [...words, found.sound];
      else break;
    }
    const text = words.map(({ word }) => word).join(' ');
    if (wrong <= Math.min(MAX_WRONG, best.get(text) ?? MAX_WRONG)) best.set(text, wrong);
  }
  return [...best].toSorted(([, one], [, other]) => one - other).map(([text]) => text);
}

/** One letter of four or five may be wrong, two of more, none of fewer. */
function nearestIn(name: readonly Sound[], typed: string) {
  const max = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  let best: { sound: Sound; wrong: number } | null = null;
  for (const sound of name) {
    const wrong = wrongLetters(typed, sound.sound, max);
    if (wrong <= max && wrong < (best?.wrong ?? Number.POSITIVE_INFINITY)) best = { sound, wrong };
  }
  return best;
}

/**
 * How many letters are more, less, others or swapped with their neighbor; infinity if more than `max`.
 */
export function wrongLetters(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  if (rest === others) return 0;
  if (max === 0) return Number.POSITIVE_INFINITY;
  const isSwapped = rest[0] === others[1] && rest[1] === others[0];
  const left = [[1, 0], [0, 1], [1, 1], ...(isSwapped ? [[2, 2]] : [])].map(([from, to]) =>
    wrongLetters(rest.slice(from), others.slice(to), max - 1),
  );
  return 1 + Math.min(...left);
}
