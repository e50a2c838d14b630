import 'client-only';

const AREAS = { local: () => localStorage, session: () => sessionStorage };

/** One value in this browser's storage. Its methods never throw. */
export type StoredItem<T> = {
  /** Null if there is no value, it cannot be parsed, or the browser denies access. */
  get(): T | null;
  /** False if the value was not stored: the storage is full, or the browser denies access. */
  set(value: T): boolean;
  remove(): void;
};

/**
 * A value under `key`, permanent (`local`) or for this tab (`session`). A string is stored as is,
 * anything else as JSON. Other code, or an older version of this site, may have written the key:
 * `parse` takes the stored text and returns null, or throws, if it is invalid.
 */
export function storedItem<T>(
  area: keyof typeof AREAS,
  key: string,
  parse: (text: string) => T | null,
): StoredItem<T> {
  return {
    get() {
      try {
        const text = AREAS[area]().getItem(key);
        return text === null ? null : parse(text);
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        AREAS[area]().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        AREAS[area]().removeItem(key);
      } catch {
        // The browser denies access, so there is nothing to remove.
      }
    },
  };
}
