import { createStore, delMany, entries, set } from 'idb-keyval';
import { storedItem } from '@/lib/browser-storage';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/photo-slots';

/** The photos of an application by their slots, in IndexedDB, so that they survive a reload. */
const store = createStore('scouting', 'photos');

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
  try {
    const stored = await entries<string, unknown>(store);
    const found = stored.flatMap(([slot, file]) => {
      const valid = isScoutingImage(slot) && !dropped.includes(slot) && file instanceof File;
      return valid ? [[slot, file] as const] : [];
    });
    return new Map(found);
  } catch {
    return null;
  }
}

/** Resolves to false if the browser cannot store it: quota exceeded, or storage forbidden. */
export async function writePhoto(slot: ScoutingImage, file: File): Promise<boolean> {
  // Before the write, not after it: a drop during the write sets a tombstone that must stay.
  tombstone(slot).remove();
  try {
    await set(slot, file, store);
    return true;
  } catch {
    return false;
  }
}

/** If the page is closed before the deletion commits, the next `readPhotos` repeats it. */
export async function dropPhotos(slots: readonly ScoutingImage[] = SCOUTING_IMAGES) {
  for (const slot of slots) tombstone(slot).set('dropped');
  try {
    await delMany([...slots], store);
    for (const slot of slots) tombstone(slot).remove();
  } catch {
    // The tombstones stay for the next page.
  }
}
