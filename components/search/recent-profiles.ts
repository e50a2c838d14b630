import { storedItem } from '@/lib/platform/browser-storage';
import type { Named } from '@/lib/talents/name-search';

const MOST = 6;

function isNamed(value: unknown): value is Named {
  const { id, name } = Object(value);
  return Number.isInteger(id) && id > 0 && typeof name === 'string' && name.trim() !== '';
}

const stored = storedItem('local', 'recent-profiles', (text): Named[] | null => {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isNamed).slice(0, MOST) : null;
});

/** The profiles that were opened last in this browser, the newest first. */
export function recentProfiles(): Named[] {
  return stored.get() ?? [];
}

/** Puts a profile in front of the others. */
export function rememberProfile({ id, name }: Named): void {
  const others = recentProfiles().filter((one) => one.id !== id);
  // Where nothing can be stored the visitor goes without, and misses nothing else.
  stored.set([{ id, name }, ...others].slice(0, MOST));
}
