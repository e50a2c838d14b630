import { CARD_MEASURES, type CardMeasure, type ListedTalent } from './card';
import { initialOf } from './letters';
import { metricUnit } from './measures';
import { RANGE_KEYS, type RangeKey } from './ranges';
import type { Gender } from './talent';

/** A dictionary-encoded column: the distinct values, and each row's index into them (-1: none). */
type Words = { values: string[]; at: number[] };

type NumberColumn = (number | null)[];

/**
 * A compact list of talents in columns instead of records, because similar values next to each
 * other compress well. Only the data that cards and the filter need.
 */
export type RosterIndex = Columns & { format: string };

type Columns = {
  /** Delta-encoded: each id as the difference from the one before. */
  ids: number[];
  names: string[];
  /** Paths with `#` in place of the talent's own id, which makes most of them equal. */
  covers: Words;
  genders: Words;
  hair: Words;
  eyes: Words;
  skinTones: Words;
  /** The category ids of a talent, separated by spaces. */
  categories: Words;
  numbers: Record<RangeKey, NumberColumn>;
  /** Texts of measures that cannot be derived from their number, by row. */
  texts: Record<CardMeasure, Record<number, string>>;
};

type Rows = readonly ListedTalent[];

const words = (read: (row: ListedTalent) => string | null) => (rows: Rows) =>
  wordsOf(rows.map(read));

/** How each column is encoded. */
const COLUMNS: { [Name in keyof Columns]: (rows: Rows) => Columns[Name] } = {
  ids: (rows) => rows.map(({ id }, at) => id - (rows[at - 1]?.id ?? 0)),
  names: (rows) => rows.map(({ name }) => name),
  covers: words(({ id, cover }) => cover?.replaceAll(String(id), '#') ?? null),
  genders: words(({ gender }) => gender),
  hair: words(({ hair }) => hair),
  eyes: words(({ eyes }) => eyes),
  skinTones: words(({ skinTone }) => skinTone),
  categories: words(({ categories }) => categories.join(' ')),
  numbers: (rows) => record(RANGE_KEYS, (key) => rows.map((row) => row[key])),
  texts: (rows) => record(CARD_MEASURES, (key) => statedTexts(rows, key)),
};

/**
 * The names of all columns: a page of an older build refuses an index with other columns. A column that
 * is encoded differently needs another name.
 */
const FORMAT = [...Object.keys(COLUMNS), ...RANGE_KEYS, ...CARD_MEASURES].join();

/**
 * Encodes a list as an index, as one generator step per part: each takes a few milliseconds for a
 * long list.
 */
export function* indexParts(rows: Rows): Generator<[string, RosterIndex[keyof RosterIndex]]> {
  yield ['format', FORMAT];
  for (const [name, encode] of Object.entries(COLUMNS)) yield [name, encode(rows)];
}

function statedTexts(rows: readonly ListedTalent[], key: CardMeasure): Record<number, string> {
  return Object.fromEntries(
    rows.flatMap((row, at) => {
      const text = row.texts[key];
      return text === impliedText(key, row[key]) ? [] : [[at, text ?? '']];
    }),
  );
}

/**
 * Decodes the parts of an index, parsed from JSON as one record.
 * @throws TypeError if it is not such an index
 */
export function decodeIndex(sent: unknown): ListedTalent[] {
  const index = checked(sent);
  let id = 0;
  return index.names.map((name, at) => {
    id += index.ids[at] ?? 0;
    const texts = CARD_MEASURES.flatMap((key) => {
      const text = index.texts[key][at] ?? impliedText(key, index.numbers[key][at] ?? null);
      return text ? [[key, text] as const] : [];
    });
    return {
      id,
      name,
      initial: initialOf(name),
      cover: wordAt(index.covers, at)?.replaceAll('#', String(id)) ?? null,
      gender: wordAt(index.genders, at) as Gender | null,
      hair: wordAt(index.hair, at),
      eyes: wordAt(index.eyes, at),
      skinTone: wordAt(index.skinTones, at),
      categories: numbersOf(wordAt(index.categories, at)),
      texts: Object.fromEntries(texts),
      height: index.numbers.height[at] ?? null,
      waist: index.numbers.waist[at] ?? null,
      bust: index.numbers.bust[at] ?? null,
      hips: index.numbers.hips[at] ?? null,
      jeans: index.numbers.jeans[at] ?? null,
      shoes: index.numbers.shoes[at] ?? null,
      age: index.numbers.age[at] ?? null,
    };
  });
}

function impliedText(key: CardMeasure, value: number | null): string | undefined {
  return value === null ? undefined : value + metricUnit(key);
}

function wordsOf(column: readonly (string | null)[]): Words {
  const places = new Map<string, number>();
  const at = column.map((value) => {
    if (value === null) return -1;
    const index = places.get(value) ?? places.size;
    places.set(value, index);
    return index;
  });
  return { values: [...places.keys()], at };
}

function wordAt({ values, at }: Words, row: number): string | null {
  return values[at[row] ?? -1] ?? null;
}

const numbers = new Map<string, readonly number[]>();

/** Combinations repeat, so each list of numbers is created once. */
function numbersOf(text: string | null): readonly number[] {
  if (!text) return [];
  const known = numbers.get(text) ?? text.split(' ').map(Number);
  numbers.set(text, known);
  return known;
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function checked(sent: unknown): RosterIndex {
  const index = sent as RosterIndex | null;
  const rows = index?.names?.length;
  const columns = [index?.ids, index?.covers?.at, index?.hair?.at, index?.numbers?.height];
  const whole = index?.format === FORMAT && columns.every((column) => column?.length === rows);
  if (!whole || !index) throw new TypeError('not a roster index');
  return index;
}
