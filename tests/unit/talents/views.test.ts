import { expect, test } from 'vitest';
import { ROSTER_VIEWS } from '@/lib/routes/route';
import { categoryIds } from '@/lib/talents/categories';
import { hasCategoryKey, rosterQuery, viewScope } from '@/lib/talents/views';

const ids = categoryIds({ actors: 1889, international: 1890, creative: 1891 });

test.each([
  ['models', {}],
  ['women', { gender: 'woman' }],
  ['men', { gender: 'man' }],
  ['new_faces', { categories: [1884] }],
  ['curvy', { categories: [1885] }],
  ['kids', { categories: [1886] }],
  ['teen', { categories: [1887] }],
  ['senior', { categories: [1888] }],
  ['actors', { categories: [1889] }],
  ['international', { categories: [1890] }],
  ['creative', { categories: [1891] }],
  ['talents', { categories: [1891, 1886] }],
] as const)('%s lists %j', (view, expected) => {
  expect(viewScope(view, ids)).toEqual(expected);
});

test('only the pages of a gender say their category in the query', () => {
  expect(ROSTER_VIEWS.filter(hasCategoryKey)).toEqual(['women', 'men']);
});

test('what the visitor chose is added to what the page lists', () => {
  const filter = { hair: 'Red', ranges: {} };
  const address = { category: 'curvy', letter: 'b', filter, page: 3 } as const;
  expect(rosterQuery('women', address, ids)).toEqual({
    gender: 'woman',
    category: 1885,
    letter: 'b',
    filter,
  });
  expect(rosterQuery('models', { filter, page: 1 }, ids)).toEqual({ filter });
});
