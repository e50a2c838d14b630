import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Roster, RosterTalent } from '@/lib/panel/roster';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { filterRow } from '@/lib/talents/filter-row';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import type { Gender } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { type MeasuresOfPanel, measuresOf } from '../../fixtures/people.ts';

const NOW = new Date('2026-05-01');

const panel = vi.hoisted((): { roster?: Roster } => ({}));
vi.mock('@/lib/panel/talents', () => ({ readRoster: async () => panel.roster }));

function keep(...talents: RosterTalent[]): void {
  panel.roster = { talents, byId: new Map(), names: new Map(), sent: 0 };
}

function talent(
  id: number,
  name: string,
  gender: Gender,
  categories: number[],
  measures: MeasuresOfPanel = {},
): RosterTalent {
  const plain = {
    ...{ id, name, gender, categories, cover: null, birthdate: null },
    measures: measuresOf(measures),
    ...{ hair: null, eyes: null, skinTone: null },
  };
  return { ...plain, ...filterRow(plain, NOW) };
}

let roster: typeof import('@/lib/roster/roster-page');

beforeEach(async () => {
  beginProcess({ CATEGORY_ACTORS: '71', CATEGORY_INTERNATIONAL: '72', CATEGORY_CREATIVE: '73' });
  roster = await import('@/lib/roster/roster-page');
  keep(
    talent(1, 'Ana', 'woman', [1884]),
    talent(2, 'Beto', 'man', [71]),
    talent(3, 'Bia', 'woman', [71, 1885]),
  );
});

const first = { page: 1, filter: EMPTY_FILTER };
const ids = ({ cards }: { cards: readonly { id: number }[] }) => cards.map(({ id }) => id);

it('the sliders of a list of minors are those of its own sizes, read from its address too', async () => {
  keep(
    talent(1, 'Ana', 'woman', [1886], { jeans: '6' }),
    talent(2, 'Beto', 'man', [1886], { jeans: '12' }),
    talent(3, 'Bia', 'woman', [], { jeans: '38', height: '170' }),
  );
  const kids = await roster.readRosterPage('kids', first);
  expect(kids).toMatchObject({ sliders: ['jeans'], bounds: { ...FULL_RANGES, jeans: [6, 12] } });
  const asked = async (view: 'kids' | 'models') =>
    (await roster.readListQuery(view, { jeans: '8-12' })).filter.ranges;
  expect([await asked('kids'), await asked('models')]).toEqual([{ jeans: [8, 12] }, {}]);
  const models = await roster.readRosterPage('models', first);
  expect(models).toMatchObject({
    sliders: RANGE_KEYS,
    bounds: { ...FULL_RANGES, jeans: [38, 120] },
  });
});

describe('a page of a list', () => {
  it('contains the talents of the list, and counts them by letter', async () => {
    const women = await roster.readRosterPage('women', first);
    expect(ids(women)).toEqual([1, 3]);
    expect(women).toMatchObject({ total: 2, pages: 1, letters: { a: 1, b: 1, c: 0 } });
  });

  it('finds a category by the id from the environment', async () => {
    expect(ids(await roster.readRosterPage('actors', first))).toEqual([2, 3]);
    expect(ids(await roster.readRosterPage('new_faces', first))).toEqual([1]);
  });

  it('is filtered as its address says; letter counts ignore the letter', async () => {
    const page = await roster.readRosterPage('women', { ...first, letter: 'b' });
    expect(ids(page)).toEqual([3]);
    expect(page).toMatchObject({ total: 1, letters: { a: 1, b: 1 } });
  });

  it('has 20 talents; a page past the end is missing, an empty list is not', async () => {
    keep(...Array.from({ length: 41 }, (_, id) => talent(id + 1, 'Ana', 'woman', [])));
    const last = await roster.readRosterPage('women', { ...first, page: 3 });
    expect(last).toMatchObject({ total: 41, pages: 3 });
    expect(ids(last)).toEqual([41]);
    const past = roster.readRosterPage('women', { ...first, page: 4 });
    await expect(past).rejects.toMatchObject({ name: 'MissingPageError' });
    expect(await roster.readRosterPage('men', first)).toMatchObject({ cards: [], pages: 1 });
  });
});

describe('the controls of a list', () => {
  const ana = { ...talent(5, 'Ana', 'woman', []), hair: 'Red', shoes: 46 };
  const bia = { ...talent(9, 'Bia', 'woman', []), hair: 'Black', eyes: 'Green' };
  const beto = { ...talent(7, 'Beto', 'man', []), hair: 'Grey' };

  it('offer what occurs: colors of the list, measures of the roster', async () => {
    keep(ana, bia, beto);
    const men = await roster.readRosterPage('men', { ...first, letter: 'z' });
    expect(men).toMatchObject({ colors: { hair: ['Grey'], eyes: [] } });
    expect(men.bounds).toEqual({ ...FULL_RANGES, shoes: [34, 46] });
  });

  it('are computed once per roster', async () => {
    keep(ana, bia);
    const one = await roster.readRosterPage('women', first);
    const other = await roster.readRosterPage('women', { ...first, letter: 'b' });
    expect(other.colors).toBe(one.colors);
    expect(other.bounds).toBe(one.bounds);
    keep(bia, beto);
    const next = await roster.readRosterPage('women', first);
    expect(next).toMatchObject({ bounds: FULL_RANGES, colors: { hair: ['Black'] } });
  });
});

describe('the query of a list', () => {
  const JUNK = 'Pague a taxa no pix.example 11999998888';

  it.each(['category', 'letter', 'q', 'hair', 'eyes', 'height', 'unit', 'sort', 'page'])(
    'ignores a text as %s: it is the query of the whole list',
    async (key) => {
      expect(await roster.readListQuery('women', { [key]: JUNK })).toEqual(first);
      expect(await roster.readListQuery('models', { [key]: ['', `-${JUNK}`] })).toEqual(first);
    },
  );

  it('has colors of the dictionary, and of the whole roster', async () => {
    keep({ ...talent(7, 'Beto', 'man', []), hair: 'Loiro mel', eyes: 'Blue' });
    const hair = ['Loiro mel', 'Red', 'Ruivo', '-Loiro mel'];
    const { filter } = await roster.readListQuery('women', { hair, eyes: 'Loiro mel' });
    expect(filter).toEqual({ hair: ['Loiro mel', 'Red'], ranges: {} });
    const { otherColors } = await roster.readRosterPage('women', first);
    expect(otherColors).toEqual({ hair: ['Loiro mel'], eyes: [] });
  });
});

it('an unknown list is a missing page', () => {
  expect(roster.rosterView('new_faces')).toBe('new_faces');
  expect(() => roster.rosterView('unknown')).toThrow(
    expect.objectContaining({ name: 'MissingPageError' }),
  );
});
