import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';

/** The photos of applications in IndexedDB, so that they survive a reload. A draft has their keys. */
const store = createStore('scouting', 'photos');

/** The keys of the photos that this page has stored or read. */
const known = new WeakMap<File, string>();

/**
 * The key under which a photo is stored. The first call stores it; `failed` is called if the browser
 * cannot: quota exceeded, or storage forbidden.
 */
export function photoKey(photo: File, failed: () => void): string {
  const key = known.get(photo) ?? newIdempotencyKey();
  if (!known.has(photo)) set(key, photo, store).catch(failed);
  known.set(photo, key);
  return key;
}

/** Photos that are stored again, under other keys: those that they had may be deleted. */
export function forgetKeys(photos: readonly File[]): void {
  for (const photo of photos) known.delete(photo);
}

/** The photos under these keys, by slot; null if the browser cannot store any. */
export async function readPhotos<Slot>(
  slots: readonly (readonly [Slot, key: string])[],
): Promise<(readonly [Slot, File])[] | null> {
  try {
    const found = await getMany<unknown>(
      slots.map(([, key]) => key),
      store,
    );
    return slots.flatMap(([slot, key], index) => {
      const file = found[index];
      if (!(file instanceof File)) return [];
      known.set(file, key);
      return [[slot, file] as const];
    });
  } catch {
    return null;
  }
}

/** Deletes the photos that no draft has. What a closed page left behind, the next one deletes. */
export async function sweepPhotos(used: () => readonly string[]): Promise<void> {
  try {
    const stored = await keys<string>(store);
    // Read after the keys: a draft has the key of a photo before the photo is stored.
    const needed = used();
    const left = stored.filter((key) => !needed.includes(key));
    if (left.length > 0) await delMany(left, store);
  } catch {
    // The browser forbids storage, or the next page repeats it.
  }
}
