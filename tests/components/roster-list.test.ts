import { describe, expect, it } from 'vitest';
import { rosterList } from '@/components/roster/roster-list';
import type { ListedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { listedTalent } from '@/lib/talents/listed-talent';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';

function talent(id: number, name: string): ListedTalent {
  const nothing = { cover: null, birthdate: null, hair: null, eyes: null, skinTone: null };
  const talent = { id, name, ...nothing, gender: 'woman' as const, categories: [], measures: {} };
  return listedTalent(talent, new Date());
}

/** 45 talents with A, 12 with B, 3 with C. */
const TALENTS = [
  ...Array.from({ length: 45 }, (_, at) => talent(100 + at, `A${at}`)),
  ...Array.from({ length: 12 }, (_, at) => talent(200 + at, `B${at}`)),
  ...Array.from({ length: 3 }, (_, at) => talent(300 + at, `C${at}`)),
];

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });

const all: RosterQuery = { filter: EMPTY_FILTER, page: 1 };
const letter = (one: 'a' | 'b' | 'c' | 'z'): RosterQuery => ({ ...all, letter: one });

/** A list without or with its index. */
function listOf(query: RosterQuery = all, { shown = 20, rendered = 20, isLoaded = true } = {}) {
  const narrowed = narrow(TALENTS, 'women', query, IDS);
  const { rows, ...rest } = narrowed;
  const list = {
    ...{ ...rest, total: rows.length, pages: 3 },
    ...{ bounds: FULL_RANGES, sliders: RANGE_KEYS },
    ...{ colors: occurringColors([]), otherColors: { hair: [], eyes: [] } },
    cards: rows.slice((query.page - 1) * 20, query.page * 20),
  };
  return rosterList(isLoaded ? narrowed : null, list, { query, shown, rendered });
}

const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

describe('until the index is loaded', () => {
  it('the list is the server’s page, and its growth is pending', () => {
    const start = listOf(all, { isLoaded: false });
    expect(ids(start.cards)).toEqual(range(100, 20));
    expect(start).toMatchObject({ total: 60, pages: 3, lastPage: 1, pendingCount: 0 });
    const grown = listOf(all, { isLoaded: false, shown: 40 });
    expect(grown).toMatchObject({ pendingCount: 20, lastPage: 2 });
    expect(ids(grown.cards)).toEqual(range(100, 20));
  });

  it('no more is pending than there is', () => {
    const last = listOf({ ...all, page: 3 }, { isLoaded: false, shown: 40 });
    expect(last).toMatchObject({ pendingCount: 0, lastPage: 3 });
  });
});

describe('with the index', () => {
  it('the pending cards are shown, from the page of the URL on', () => {
    const list = listOf({ ...all, page: 2 }, { shown: 40, rendered: 40 });
    expect(ids(list.cards)).toEqual([...range(120, 25), ...range(200, 12), ...range(300, 3)]);
    expect(list).toMatchObject({ total: 60, pendingCount: 0, lastPage: 3 });
  });

  it('those that are not rendered yet have a place', () => {
    const list = listOf(letter('a'), { rendered: 10 });
    expect(ids(list.cards)).toEqual(range(100, 10));
    expect(list).toMatchObject({ pendingCount: 10 });
  });

  it('it is known as a whole, for the list context of a profile', () => {
    expect(ids(listOf(letter('a')).talents)).toEqual(range(100, 45));
  });

  it('an empty list suggests which filters to remove', () => {
    const { total, suggestions } = listOf(letter('z'));
    expect({ total, suggestions }).toMatchObject({
      total: 0,
      suggestions: [{ key: 'letter', count: 60 }],
    });
  });
});
