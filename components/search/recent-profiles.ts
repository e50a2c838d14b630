import type { Named } from '@/lib/talents/name-search';

const STORAGE_KEY = 'recent-profiles';
const MOST = 6;

function isNamed(value: unknown): value is Named {
  const { id, name } = Object(value);
  return Number.isInteger(id) && id > 0 && typeof name === 'string' && name.trim() !== '';
}

/** The profiles that were opened last in this browser, the newest first. */
export function recentProfiles(): Named[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter(isNamed).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a profile in front of the others. */
export function rememberProfile({ id, name }: Named): void {
  const others = recentProfiles().filter((one) => one.id !== id);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ id, name }, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage costs this convenience, nothing else.
  }
}
