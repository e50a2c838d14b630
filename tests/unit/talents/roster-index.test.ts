import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROSTER_VIEWS } from '@/lib/routes/route';
import { listedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER, filterRows } from '@/lib/talents/filter';
import { narrow } from '@/lib/talents/narrowed';
import { readRosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { decodeIndex, encodeIndex } from '@/lib/talents/roster-index';
import { hasCategoryKey, viewScope } from '@/lib/talents/views';
import { address, roster } from '../../fixtures/generated-roster';

const IDS = categoryIds({ actors: 71, international: 72, creative: 73 });

/** What a browser has of a list after the index has come over the wire. */
function overTheWire<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('an index gives back every listed talent as it was', () => {
  fc.assert(
    fc.property(roster, (talents) => {
      const rows = talents.map(listedTalent);
      expect(decodeIndex(overTheWire(encodeIndex(rows)))).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

test('server and browser list the same talents, whatever is asked of whatever roster', () => {
  fc.assert(
    fc.property(roster, address, fc.constantFrom(...ROSTER_VIEWS), (talents, asked, view) => {
      const everyone = talents.map(listedTalent);
      const query = writeRosterQuery(asked);
      const read = readRosterQuery(new URLSearchParams(query.toString()), {
        categoryKey: hasCategoryKey(view),
      });
      const server = narrow(everyone, view, read, IDS);

      const inView = filterRows(everyone, { ...viewScope(view, IDS), filter: EMPTY_FILTER });
      const index = decodeIndex(overTheWire(encodeIndex(inView)));
      const browser = narrow(index, view, read, IDS);

      expect(browser.rows.map(({ id }) => id)).toEqual(server.rows.map(({ id }) => id));
      expect(browser.letters).toEqual(server.letters);
      expect(browser.without).toEqual(server.without);
    }),
    { numRuns: 600 },
  );
});

describe('what is no index is refused', () => {
  test.each([null, {}, [], 'x', { format: 2, names: [] }, { format: 1, names: ['Ana'], ids: [] }])(
    '%j',
    (sent) => expect(() => decodeIndex(sent)).toThrow(TypeError),
  );
});
