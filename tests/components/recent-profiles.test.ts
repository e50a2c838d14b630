import { beforeEach, expect, it } from 'vitest';
import { recentProfiles, rememberProfile } from '@/components/search/recent-profiles';

beforeEach(() => localStorage.clear());

it('gives the newest first, each once, six at most', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) rememberProfile({ id, name: `Name ${id}` });
  expect(recentProfiles().map(({ id }) => id)).toEqual([3, 7, 6, 5, 4, 2]);
});

it.each(['not json', '{}', 'null', '[null, 1, {"id": "x", "name": 2}, {"id": -1, "name": "a"}]'])(
  'reads a malformed store as empty: %s',
  (stored) => {
    localStorage.setItem('recent-profiles', stored);
    expect(recentProfiles()).toEqual([]);
  },
);
