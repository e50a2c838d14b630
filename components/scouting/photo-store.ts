import { storedItem } from '@/lib/platform/browser-storage';
import { SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/photo-slots';

/** Stores the photos of an application in IndexedDB, so that they survive a reload. */
const NAME = 'scouting';
const STORE = 'photos';

/**
 * The tombstone of a slot: its photo was dropped, but may still be in IndexedDB, because a page that is
 * closed or reloaded aborts its unfinished transactions. `localStorage` is synchronous, so the next page
 * knows what to delete.
 */
const tombstone = (slot: ScoutingImage) => storedItem('local', `scouting-dropped-${slot}`, String);

/** All stored photos by slot; null if the browser cannot store any. */
export async function readPhotos(): Promise<Map<ScoutingImage, File> | null> {
  const dropped = SCOUTING_IMAGES.filter((slot) => tombstone(slot).get());
  if (dropped.length > 0) void dropPhotos(dropped);
  const found = new Map<ScoutingImage, File>();
  const able = await inStore('readonly', (store) => {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const slot = cursor.key as ScoutingImage;
      if (cursor.value instanceof File && !dropped.includes(slot)) found.set(slot, cursor.value);
      cursor.continue();
    };
  });
  return able ? found : null;
}

/** Resolves to false if the browser cannot store it: quota exceeded, or storage forbidden. */
export function writePhoto(slot: ScoutingImage, file: File): Promise<boolean> {
  // Before the write, not after it: a drop during the write sets a tombstone that must stay.
  tombstone(slot).remove();
  return inStore('readwrite', (store) => store.put(file, slot));
}

/**
 * Drops the photos of `slots`. If the page is closed before the deletion commits, the next `readPhotos`
 * repeats it.
 */
export async function dropPhotos(slots: readonly ScoutingImage[] = SCOUTING_IMAGES) {
  for (const slot of slots) tombstone(slot).set('dropped');
  const deleted = await inStore('readwrite', (store) => {
    for (const slot of slots) store.delete(slot);
  });
  if (deleted) for (const slot of slots) tombstone(slot).remove();
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
