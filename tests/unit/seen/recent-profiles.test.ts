import { beforeEach, expect, it } from 'vitest';
import { SEEN_KEYS, setKeeping } from '@/lib/seen/keeping';
import { recentProfiles, rememberProfile } from '@/lib/seen/recent-profiles';
import { refuseStorage, stubStorage } from '../../fixtures/kept-in-browser.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage('localStorage');
});

it('gives the newest first, each once, eight at most', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 3, 9]) rememberProfile({ id, name: `Name ${id}` });
  expect(recentProfiles().map(({ id }) => id)).toEqual([9, 3, 8, 7, 6, 5, 4, 2]);
  expect(JSON.parse(kept.get(SEEN_KEYS.recent) ?? '')).toHaveLength(8);
});

it.each([
  'not json',
  '{}',
  'null',
  '[null, 1, {"id": "x", "name": 2}, {"id": -1, "name": "a"}]',
  JSON.stringify([{ id: 1, name: 'a'.repeat(201) }]),
])('reads a malformed store as empty: %s', (stored) => {
  kept.set(SEEN_KEYS.recent, stored);
  expect(recentProfiles()).toEqual([]);
});

it('keeps nothing for who has switched it off, until it is switched on again', () => {
  rememberProfile({ id: 1, name: 'Ana' });
  setKeeping(false);
  rememberProfile({ id: 2, name: 'Bia' });
  expect([...kept]).toEqual([[SEEN_KEYS.off, 'off']]);
  setKeeping(true);
  rememberProfile({ id: 3, name: 'Cris' });
  expect(recentProfiles()).toEqual([{ id: 3, name: 'Cris' }]);
});

it('goes without where the browser keeps nothing', () => {
  refuseStorage('localStorage');
  rememberProfile({ id: 1, name: 'Ana' });
  expect(recentProfiles()).toEqual([]);
});
