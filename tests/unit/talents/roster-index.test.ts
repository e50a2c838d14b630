import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryIds } from '@/lib/talents/categories';
import { listedTalent } from '@/lib/talents/listed-talent';
import { everyoneOn, narrow } from '@/lib/talents/narrowed';
import { readRosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { decodeIndex, indexParts } from '@/lib/talents/roster-index';
import { hasCategoryKey, ROSTER_VIEWS } from '@/lib/talents/views';
import { roster, rosterQuery } from '../../fixtures/generated-roster';

const NOW = new Date('2026-05-01');
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

/** What a browser has of a list after the index has come over the wire. */
function overTheWire<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('an index gives back every listed talent as it was', () => {
  fc.assert(
    fc.property(roster, (talents) => {
      const rows = talents.map((talent) => listedTalent(talent, NOW));
      expect(decodeIndex(overTheWire(Object.fromEntries(indexParts(rows))))).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

test('server and browser list the same talents, whatever is asked of whatever roster', () => {
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
      expect(browser.without).toEqual(server.without);
    }),
    { numRuns: 600 },
  );
});

describe('what is no index is refused', () => {
  const whole = Object.fromEntries(indexParts([]));

  test.each([1, 3, '2', undefined])('a whole one of format %j', (format) => {
    expect(decodeIndex(overTheWire(whole))).toEqual([]);
    expect(() => decodeIndex(overTheWire({ ...whole, format }))).toThrow(TypeError);
  });

  test.each([null, {}, [], 'x', { format: 1, names: [] }, { format: 2, names: ['Ana'], ids: [] }])(
    '%j',
    (sent) => expect(() => decodeIndex(sent)).toThrow(TypeError),
  );
});
