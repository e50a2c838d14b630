import { beforeEach, describe, expect, test } from 'vitest';
import type { ListedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { listedTalent } from '@/lib/talents/listed-talent';
import { everyoneOn, narrow } from '@/lib/talents/narrowed';
import { writeRosterQuery } from '@/lib/talents/query';
import { readRosterQuery } from '@/lib/talents/read-query';
import { decodeIndex, indexParts } from '@/lib/talents/roster-index';
import { hasCategoryKey, ROSTER_VIEWS } from '@/lib/talents/views';
import fc from '../../fixtures/fast-check.ts';
import { roster, rosterQuery } from '../../fixtures/generated-roster';
import { person } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

/** What a browser has of a list after the index was transferred. */
function overTheWire<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('an index restores every listed talent unchanged', () => {
  fc.assert(
    fc.property(roster, (talents) => {
      const rows = talents.map((talent) => listedTalent(talent, NOW));
      expect(decodeIndex(overTheWire(Object.fromEntries(indexParts(rows))))).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

test('server and browser list the same talents, for any query and roster', () => {
  fc.assert(
    fc.property(roster, rosterQuery, fc.constantFrom(...ROSTER_VIEWS), (talents, asked, view) => {
      const everyone = talents.map((talent) => listedTalent(talent, NOW));
      const query = writeRosterQuery(asked);
      const read = readRosterQuery(new URLSearchParams(query.toString()), {
        categoryKey: hasCategoryKey(view),
      });
      const server = narrow(everyone, view, read, IDS);

      const inView = everyoneOn(everyone, view, IDS);
      const index = decodeIndex(overTheWire(Object.fromEntries(indexParts(inView))));
      const browser = narrow(index, view, read, IDS);

      expect(browser.rows.map(({ id }) => id)).toEqual(server.rows.map(({ id }) => id));
      expect(browser.letters).toEqual(server.letters);
      expect(browser.suggestions).toEqual(server.suggestions);
    }),
    { numRuns: 600 },
  );
});

describe('an index encodes compactly', () => {
  const talents = [
    person({ id: 7, hair: 'Black', measures: { height: '175/5.9', jeans: '38x40' } }),
    person({ id: 9, categories: [1884, 1887] }),
    person({ id: 8, hair: 'Black', categories: [1884, 1887] }),
  ];
  let rows: ListedTalent[];
  let index: Record<string, unknown>;

  beforeEach(() => {
    rows = talents.map((talent) => listedTalent(talent, NOW));
    index = Object.fromEntries(indexParts(rows));
  });

  test('the word of each row, or none', () => {
    expect(index.hair).toEqual({ values: ['Black'], at: [0, -1, 0] });
  });

  test('only texts that do not follow from their numbers', () => {
    expect(index.texts).toEqual({ height: {}, jeans: { 0: '38 BR' }, shoes: {} });
  });

  test('a number without a text', () => {
    const silent = rows.map((row) => ({ ...row, texts: {} }));
    const sent = overTheWire(Object.fromEntries(indexParts(silent)));
    expect(decodeIndex(sent)).toEqual(silent);
  });

  test('shared categories, as one array afterwards', () => {
    const [, one, other] = decodeIndex(overTheWire(index));
    expect(one?.categories).toEqual([1884, 1887]);
    expect(other?.categories).toBe(one?.categories);
  });
});

describe('an invalid index is rejected', () => {
  // Its message, too: parsing on in an invalid index can also end in a TypeError.
  const refusal = new TypeError('not a roster index');
  const whole = Object.fromEntries(indexParts([]));

  test('of a build with other columns, since the format names all of them', () => {
    const { format, ...columns } = whole;
    const { numbers = {}, texts = {} } = columns;
    const names = [columns, numbers, texts].flatMap((group) => Object.keys(group));
    expect(String(format).split(',')).toEqual(names);
    expect(() => decodeIndex(overTheWire({ ...whole, format: `${format},more` }))).toThrow(refusal);
  });

  test.each([1, 2, '', undefined])('with format %j', (format) => {
    expect(decodeIndex(overTheWire(whole))).toEqual([]);
    expect(() => decodeIndex(overTheWire({ ...whole, format }))).toThrow(refusal);
  });

  test.each([
    ...[undefined, null, {}, [], 'x', { format: 1, names: [] }],
    ...[
      { format: whole.format, names: ['Ana'], ids: [] },
      { format: whole.format, names: ['Ana'], ids: [1] },
    ],
  ])('%j', (sent) => expect(() => decodeIndex(sent)).toThrow(refusal));

  test.each(['ids', 'covers', 'hair', 'numbers'] as const)('whose %s are truncated', (key) => {
    const rows = [1, 2].map((id) => listedTalent(person({ id, hair: 'Red' }), NOW));
    const two = Object.fromEntries(indexParts(rows));
    const one = Object.fromEntries(indexParts(rows.slice(1)));
    expect(decodeIndex(overTheWire(two))).toHaveLength(2);
    expect(() => decodeIndex(overTheWire({ ...two, [key]: one[key] }))).toThrow(refusal);
  });
});
