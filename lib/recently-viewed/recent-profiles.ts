import 'client-only';
import { storedItem } from '../platform/browser-storage';
import type { Named } from '../talents/name-search';
import { HISTORY_KEYS, isHistoryOn, notifyHistory } from './history';

const MOST = 8;
const MAX_NAME_LENGTH = 200;

function isNamed(value: unknown): value is Named {
  const { id, name } = Object(value);
  const named = typeof name === 'string' && name.trim() !== '' && name.length <= MAX_NAME_LENGTH;
  return Number.isSafeInteger(id) && id > 0 && named;
}

const stored = storedItem('local', HISTORY_KEYS.recent, (text): Named[] | null => {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isNamed).slice(0, MOST) : null;
});

/** The profiles last opened in this browser, newest first; eight at most. */
export function recentProfiles(): Named[] {
  return stored.get() ?? [];
}

/** Adds a profile to the front of the history, unless the visitor has opted out. */
export function rememberProfile({ id, name }: Named): void {
  if (!isHistoryOn()) return;
  const others = recentProfiles().filter((one) => one.id !== id);
  // If the storage refuses, the history stays as it is.
  stored.set([{ id, name }, ...others].slice(0, MOST));
  notifyHistory();
}
