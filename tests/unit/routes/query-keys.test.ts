import { describe, expect, it, test } from 'vitest';
import { QUERY_KEYS, readsQuery } from '@/lib/routes/query-keys';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import { UNRECOGNIZED_KEY } from '@/lib/search/unrecognized';
import { writeRosterQuery } from '@/lib/talents/query';
import { RANGE_KEYS } from '@/lib/talents/ranges';
import { readRosterQuery } from '@/lib/talents/read-query';

const ROUTES: readonly Route[] = [
  ...PLAIN_PAGES.map((page): Route => ({ page })),
  { page: 'roster', view: 'women' },
  { page: 'profile', id: 1, slug: 'ana' },
  { page: 'post', id: 1, slug: 'ana' },
];

describe.each(ROUTES)('$page', (route) => {
  const keys: readonly string[] = { ...QUERY_KEYS, default: [] }[route.page as 'blog'] ?? [];

  it('is rendered per request for each of its keys, and for no other', () => {
    for (const key of keys) {
      expect([key, readsQuery(route, new URLSearchParams({ [key]: '' }))]).toEqual([key, true]);
    }
    for (const key of ['utm_source', 'toString', 'Page', 'lang']) {
      expect([key, readsQuery(route, new URLSearchParams({ [key]: '1' }))]).toEqual([key, false]);
    }
    expect(readsQuery(route, new URLSearchParams())).toBe(false);
  });
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

test('a link of an earlier release to a selection has its ids, and keys that are ignored', () => {
  const keys: readonly string[] = QUERY_KEYS.favorites;
  expect(['title', 'by', 'on', 'answers'].filter((key) => keys.includes(key))).toEqual([]);
});
