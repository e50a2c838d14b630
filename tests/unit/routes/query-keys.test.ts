import { expect, test } from 'vitest';
import { changesPage, QUERY_KEYS, queryKeysOf } from '@/lib/routes/query-keys';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import { UNRECOGNIZED_KEY, writeRosterQuery } from '@/lib/talents/query';
import { RANGE_KEYS } from '@/lib/talents/ranges';
import { readRosterQuery } from '@/lib/talents/read-query';

const women: Route = { page: 'roster', view: 'women' };
const models: Route = { page: 'roster', view: 'models' };
const profile: Route = { page: 'profile', id: 12, slug: 'ana' };

test.each([
  [women, 'category=teen', true],
  // Only the lists of one gender have their category in the query.
  [models, 'category=teen', false],
  [models, 'letter=A', true],
  [models, 'letter=%C3%A1', false],
  [models, 'q=Ana', true],
  [models, 'q=+&letter=', false],
  [models, 'q=99999-0000', false],
  [models, 'unread=x', true],
  [models, 'unread=+', false],
  [models, 'eyes=&hair=Black', true],
  [models, 'eyes=', false],
  [models, 'height=30-220', false],
  // Only adults have an age.
  [models, 'age=18-80', true],
  [models, 'age=3-17', false],
  [models, 'waist=x', false],
  // Rosters may widen the sliders, each differently.
  [models, 'jeans=35-120', true],
  [models, 'jeans=8-12', false],
  [{ page: 'roster', view: 'kids' }, 'jeans=8-12', true],
  [models, 'unit=in', false],
  [models, 'sort=height', true],
  [models, 'sort=SECRET', false],
  [models, 'page=9999', true],
  [models, 'page=1', false],
  [models, 'page=2x', false],
  [{ page: 'blog' }, 'page=2', true],
  [{ page: 'blog' }, 'page=1', false],
  [{ page: 'blog' }, 'page=0', false],
  [profile, 'tab=video', true],
  [profile, 'tab=audio', false],
  [profile, 'page=2', false],
  [{ page: 'favorites' }, 'ids=1,2', true],
  [{ page: 'favorites' }, 'title=x', false],
  [{ page: 'home' }, 'page=2', false],
  [{ page: 'post', id: 7, slug: '' }, 'page=2', false],
  [models, 'utm_source=x&toString=y&Page=2&tab=video', false],
  [models, '', false],
] as [Route, string, boolean][])('%o is another page with ?%s: %s', (route, query, changes) => {
  expect(changesPage(route, new URLSearchParams(query))).toBe(changes);
});

test.each(PLAIN_PAGES)('%s reads the keys of its entry, and no others', (page) => {
  expect(queryKeysOf({ page })).toEqual({ ...QUERY_KEYS, default: [] }[page as 'blog'] ?? []);
});

test('the parser of a list reads exactly the keys in the table', () => {
  const read = new Set<string>();
  const recorder = new Proxy<Record<string, string>>(
    {},
    { get: (_, key) => void read.add(String(key)) },
  );
  readRosterQuery(recorder, { categoryKey: true });
  // What a search did not understand does not change what the list shows.
  expect([...read, UNRECOGNIZED_KEY].sort()).toEqual([...QUERY_KEYS.roster].sort());
});

test('the serializer of a list writes exactly the keys in the table, and they are parsed back', () => {
  const ranges = Object.fromEntries(RANGE_KEYS.map((key) => [key, [41, 42]]));
  const filter = {
    q: 'Ana',
    hair: ['Red'],
    eyes: ['Green'],
    ranges: { ...ranges, shoes: [38, 40] as const },
    imperial: true,
  };
  const query = { category: 'teen', letter: 'a', filter, sort: 'name', page: 3 } as const;
  const written = writeRosterQuery(query);
  expect([...written.keys(), UNRECOGNIZED_KEY]).toEqual([...QUERY_KEYS.roster]);
  expect(readRosterQuery(written, { categoryKey: true })).toEqual(query);
});
