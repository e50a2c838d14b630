import 'client-only';

const AREAS = { local: () => localStorage, session: () => sessionStorage };

/** One value in this browser's storage. No call throws, whatever the browser allows. */
export type StoredItem<T> = {
  /** Null when nothing is stored, what is stored cannot be parsed, or the browser refuses. */
  get(): T | null;
  /** False when the value was not stored: the storage is full, or the browser refuses. */
  set(value: T): boolean;
  remove(): void;
};

/**
 * A value under `key`, for good (`local`) or for this tab (`session`). A text is stored as it is,
 * anything else as JSON. Other code, or an older version of this site, may have written the key:
 * `parse` takes the stored text and gives null, or throws, when it is not what was stored here.
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
        // What cannot be removed could not be stored either.
      }
    },
  };
}
