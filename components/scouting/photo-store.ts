import type { ScoutingImage } from '@/lib/scouting/image-rules';

/** The photos of an application in this browser's database, so that a reload loses none. */
const NAME = 'scouting';
const STORE = 'photos';

/**
 * All kept photos, by the slot that they fill. Where the browser keeps nothing (a private window)
 * there are none.
 */
export async function readPhotos(): Promise<Map<ScoutingImage, File>> {
  const found = new Map<ScoutingImage, File>();
  await inStore('readonly', (store) => {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      if (cursor.value instanceof File) found.set(cursor.key as ScoutingImage, cursor.value);
      cursor.continue();
    };
  });
  return found;
}

export function writePhoto(slot: ScoutingImage, file: File): Promise<void> {
  return inStore('readwrite', (store) => store.put(file, slot));
}

export function dropPhoto(slot: ScoutingImage): Promise<void> {
  return inStore('readwrite', (store) => store.delete(slot));
}

export function dropPhotos(): Promise<void> {
  return inStore('readwrite', (store) => store.clear());
}

/** Does something in one transaction; resolves at its end, also when it fails. */
function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => resolve();
      opening.onsuccess = () => {
        const database = opening.result;
        const end = () => {
          database.close();
          resolve();
        };
        const transaction = database.transaction(STORE, mode);
        transaction.oncomplete = end;
        transaction.onerror = end;
        transaction.onabort = end;
        work(transaction.objectStore(STORE));
      };
    } catch {
      resolve();
    }
  });
}
