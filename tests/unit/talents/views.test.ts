import { expect, test } from 'vitest';
import {
  CATEGORY_NAMES,
  categoryIds,
  ROSTER_TABS,
  TALENT_GROUP,
  TALENT_TABS,
} from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { everyoneOn } from '@/lib/talents/narrowed';
import type { Gender, Talent } from '@/lib/talents/talent';
import {
  hasCategoryKey,
  isRosterView,
  kindOfList,
  listAbove,
  ROSTER_VIEWS,
  type RosterView,
} from '@/lib/talents/views';

const NOW = new Date('2026-05-01');

const IDS = categoryIds({
  CATEGORY_ACTORS: 1889,
  CATEGORY_INTERNATIONAL: 1890,
  CATEGORY_CREATIVE: 1891,
});

function row(name: string, gender: Gender | null, categories: number[]) {
  const talent: Talent = {
    ...{ id: 1, name, cover: null, birthdate: null, hair: null, eyes: null, skinTone: null },
    ...{ gender, categories, measures: {} },
  };
  return filterRow(talent, NOW);
}

const ROWS = [
  row('woman', 'woman', []),
  row('man', 'man', []),
  row('unknown', null, [9999]),
  ...Object.entries(IDS).map(([name, id]) => row(name, null, [9999, id])),
];

test.each<[RosterView, string[]]>([
  ['models', ROWS.map(({ name }) => name)],
  ['women', ['woman']],
  ['men', ['man']],
  ['talents', [...TALENT_GROUP]],
  ...CATEGORY_NAMES.map((name): [RosterView, string[]] => [name, [name]]),
])('%s lists %j', (view, names) => {
  expect(everyoneOn(ROWS, view, IDS).map(({ name }) => name)).toEqual(names);
});

test('only the pages of a gender have their category in the query', () => {
  expect(ROSTER_VIEWS.filter(hasCategoryKey)).toEqual(['women', 'men']);
});

test('the talents page and its categories alone show the tabs of the talents', () => {
  const ofTalents: RosterView[] = [
    'talents',
    ...TALENT_GROUP.filter((name) => !ROSTER_TABS.includes(name)),
  ];
  expect(ofTalents).toContain('creative');
  for (const view of ROSTER_VIEWS) {
    expect([view, listAbove(view)]).toEqual([
      view,
      ofTalents.includes(view) ? 'talents' : 'models',
    ]);
  }
  expect(TALENT_TABS).toEqual(['all', ...TALENT_GROUP]);
});

test.each(['', 'all', 'New_Faces', 'toString', 'plus_size'])('%o is not a list', (word) => {
  expect(isRosterView(word)).toBe(false);
});

test.each([
  ['models', undefined, false],
  ['kids', undefined, false],
  ['talents', undefined, true],
  ['actors', undefined, true],
  ['women', 'actors', true],
  ['men', 'curvy', false],
] as const)(
  'whether %s with the category %s is counted in people: %s',
  (view, category, people) => {
    expect(kindOfList(view, category)).toBe(people ? 'people' : 'models');
  },
);
