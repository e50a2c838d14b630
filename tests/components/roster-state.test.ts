import { describe, expect, it } from 'vitest';
import {
  listOf as listWith,
  narrowedOf,
  type RosterAction,
  type RosterSource,
  type RosterState,
  rosterReducer,
  startingState,
} from '@/components/roster/roster-state';
import type { ListedTalent } from '@/lib/talents/card';
import { listedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';

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

/** What the server renders for a query. */
function source(query = all): RosterSource {
  const { rows, letters, suggestions, clearable } = narrow(TALENTS, 'women', query, IDS);
  const cards = rows.slice((query.page - 1) * 20, query.page * 20);
  const colors = occurringColors([]);
  const list = {
    cards,
    total: rows.length,
    pages: 3,
    letters,
    suggestions,
    clearable,
    colors,
    otherColors: { hair: [], eyes: [] },
    bounds: FULL_RANGES,
    newest: 0,
  };
  return { view: 'women', categoryIds: IDS, initial: { query, list } };
}

const INDEX = TALENTS;

const listOf = (state: RosterState) => listWith(state, narrowedOf(state));
const acted = (state: ReturnType<typeof startingState>, ...actions: RosterAction[]) =>
  actions.reduce(rosterReducer, state);

const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

const here: RosterAction = { type: 'indexed', index: INDEX };
const chosen = (query: RosterQuery): RosterAction => ({ type: 'chosen', query, index: INDEX });
const entered: RosterAction = { type: 'entered', entry: 'new' };

describe('until the index is loaded', () => {
  it('the list is the server’s page, and its growth is pending', () => {
    const start = startingState(source(), null, null);
    expect(ids(listOf(start).cards)).toEqual(range(100, 20));
    expect(listOf(start)).toMatchObject({ total: 60, pages: 3, lastPage: 1, pendingCount: 0 });
    const grown = listOf(acted(start, { type: 'grown' }));
    expect(grown).toMatchObject({ pendingCount: 20, length: 40, lastPage: 2 });
    expect(ids(grown.cards)).toEqual(range(100, 20));
  });

  it('no more is pending than there is', () => {
    const last = startingState(source({ ...all, page: 3 }), null, null);
    expect(listOf(acted(last, { type: 'grown' }))).toMatchObject({ pendingCount: 0, lastPage: 3 });
  });
});

describe('with the index', () => {
  it('the pending cards are shown, from the page of the URL on', () => {
    const second = startingState(source({ ...all, page: 2 }), null, null);
    const list = listOf(acted(second, { type: 'grown' }, here));
    expect(ids(list.cards)).toEqual([...range(120, 25), ...range(200, 12), ...range(300, 3)]);
    expect(list).toMatchObject({ total: 60, pendingCount: 0, lastPage: 3 });
  });

  it('loading the same index again changes nothing', () => {
    const state = acted(startingState(source(), null, null), here);
    expect(acted(state, here)).toBe(state);
  });

  it('an empty list suggests which filters to remove', () => {
    const { total, suggestions } = listOf(
      acted(startingState(source(), INDEX, null), chosen(letter('z'))),
    );
    expect({ total, suggestions }).toEqual({
      total: 0,
      suggestions: [{ key: 'letter', count: 60 }],
    });
  });
});

describe('a list that was just selected', () => {
  const start = startingState(source(), INDEX, null);

  it('starts with twenty cards, and without an entry of the history until it has one', () => {
    const grown = acted(start, { type: 'grown' }, { type: 'entered', entry: 'old' });
    const first = acted(grown, chosen(letter('a')));
    expect(first).toMatchObject({ shown: 20, entry: null });
    expect(acted(first, entered)).toMatchObject({ shown: 20, entry: 'new' });
  });

  it('is known as a whole, for the list context of a profile', () => {
    expect(ids(listOf(acted(start, chosen(letter('a')))).talents)).toEqual(range(100, 45));
  });
});

it('coming back shows the list at its former length at once', () => {
  const restoredScroll = { top: 900 };
  const back: RosterAction = {
    type: 'returned',
    query: letter('a'),
    shown: 40,
    entry: 'old',
    restoredScroll,
  };
  const state = acted(startingState(source(), INDEX, null), chosen(letter('b')), back);
  expect(state).toMatchObject({ shown: 40, entry: 'old' });
  expect(state.restoredScroll).toBe(restoredScroll);
  expect(ids(listOf(state).cards)).toEqual(range(100, 40));
});
