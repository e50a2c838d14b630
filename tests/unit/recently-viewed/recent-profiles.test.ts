import { beforeEach, expect, it, vi } from 'vitest';
import {
  HISTORY_KEYS,
  isHistoryOn,
  onHistoryChange,
  setHistoryOn,
} from '@/lib/recently-viewed/history';
import { recentProfiles, rememberProfile } from '@/lib/recently-viewed/recent-profiles';
import { refuseStorage, stubStorage } from '../../fixtures/browser-storage.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubStorage('localStorage');
});

it('returns the newest first, without duplicates, at most eight', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 3, 9]) rememberProfile({ id, name: `Name ${id}` });
  expect(recentProfiles().map(({ id }) => id)).toEqual([9, 3, 8, 7, 6, 5, 4, 2]);
  expect(JSON.parse(storage.get(HISTORY_KEYS.recent) ?? '')).toHaveLength(8);
});

it.each([
  'not json',
  '{}',
  'null',
  '[null, 1, {"id": "x", "name": 2}, {"id": -1, "name": "a"}]',
  JSON.stringify([{ id: 1, name: 'a'.repeat(201) }]),
])('reads a malformed store as empty: %s', (stored) => {
  storage.set(HISTORY_KEYS.recent, stored);
  expect(recentProfiles()).toEqual([]);
});

it.each<[string, unknown]>([
  ['has no id', { name: 'Ana' }],
  ['has 0 for an id', { id: 0, name: 'Ana' }],
  ['has half an id', { id: 1.5, name: 'Ana' }],
  ['has no name', { id: 1 }],
  ['has a number for a name', { id: 1, name: 7 }],
  ['has an empty name', { id: 1, name: '' }],
  ['has a blank name', { id: 1, name: ' \t' }],
  ['has a name too long', { id: 1, name: 'a'.repeat(201) }],
])('drops an entry that %s, and nothing else', (_what, entry) => {
  const longest = { id: 2, name: 'b'.repeat(200) };
  storage.set(HISTORY_KEYS.recent, JSON.stringify([entry, longest]));
  expect(recentProfiles()).toEqual([longest]);
});

it('reads at most eight of what other code wrote', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, name: 'Ana' }));
  storage.set(HISTORY_KEYS.recent, JSON.stringify(many));
  expect(recentProfiles()).toEqual(many.slice(0, 8));
});

it('notifies subscribers of each profile until they unsubscribe', () => {
  vi.stubGlobal('window', new EventTarget());
  const listener = vi.fn();
  const end = onHistoryChange(listener);
  rememberProfile({ id: 1, name: 'Ana' });
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  rememberProfile({ id: 2, name: 'Bia' });
  window.dispatchEvent(Object.assign(new Event('storage'), { key: HISTORY_KEYS.recent }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('is switched off only by its own key', () => {
  storage.set(HISTORY_KEYS.off, 'on');
  expect(isHistoryOn()).toBe(true);
});

it('stores nothing for a visitor who opted out, until they opt in again', () => {
  rememberProfile({ id: 1, name: 'Ana' });
  setHistoryOn(false);
  rememberProfile({ id: 2, name: 'Bia' });
  expect([...storage]).toEqual([[HISTORY_KEYS.off, 'off']]);
  setHistoryOn(true);
  rememberProfile({ id: 3, name: 'Cris' });
  expect(recentProfiles()).toEqual([{ id: 3, name: 'Cris' }]);
});

it('works without a storage', () => {
  refuseStorage('localStorage');
  rememberProfile({ id: 1, name: 'Ana' });
  expect(recentProfiles()).toEqual([]);
});
