import type { ScoutingImage } from '@/lib/scouting/photo-slots';

/** Stores the photos of an application in IndexedDB, so that they survive a reload. */
const NAME = 'scouting';
const STORE = 'photos';

/** All stored photos by slot; null if the browser cannot store any. */
export async function readPhotos(): Promise<Map<ScoutingImage, File> | null> {
  const found = new Map<ScoutingImage, File>();
  const able = await inStore('readonly', (store) => {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      if (cursor.value instanceof File) found.set(cursor.key as ScoutingImage, cursor.value);
      cursor.continue();
    };
  });
  return able ? found : null;
}

/** Resolves to false if the browser cannot store it: quota exceeded, or storage forbidden. */
export function writePhoto(slot: ScoutingImage, file: File): Promise<boolean> {
  return inStore('readwrite', (store) => store.put(file, slot));
}

export function dropPhoto(slot: ScoutingImage): Promise<boolean> {
  return inStore('readwrite', (store) => store.delete(slot));
}

export function dropPhotos(): Promise<boolean> {
  return inStore('readwrite', (store) => store.clear());
}

/** Runs one transaction and resolves to whether it succeeded. */
function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const database = opening.result;
        const end = (succeeded: boolean) => {
          database.close();
          resolve(succeeded);
        };
        const transaction = database.transaction(STORE, mode);
        transaction.oncomplete = () => end(true);
        transaction.onerror = () => end(false);
        transaction.onabort = () => end(false);
        work(transaction.objectStore(STORE));
      };
    } catch {
      resolve(false);
    }
  });
}
