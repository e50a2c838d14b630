import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropPhotos, readPhotos, writePhoto } from '@/components/scouting/photo-store';
import { refuseStorage } from '../fixtures/browser-storage.ts';

const photos = new Map<string, File>();
let writable = true;

/**
 * A fake of the part of IndexedDB that the module uses. While `writable` is false, it aborts readwrite
 * transactions.
 */
function transaction(aborts: boolean) {
  const work: (() => void)[] = [];
  const ended = { oncomplete: () => {}, onabort: () => {} };
  queueMicrotask(() => {
    if (aborts) return ended.onabort();
    for (const step of work) step();
    ended.oncomplete();
  });
  const store = {
    put: (file: File, slot: string) => work.push(() => photos.set(slot, file)),
    delete: (slot: string) => work.push(() => photos.delete(slot)),
    openCursor() {
      const request = { onsuccess: (_: { target: { result: object | null } }) => {} };
      const walk = ([next, ...rest]: [string, File][]) => {
        const cursor = next && { key: next[0], value: next[1], continue: () => walk(rest) };
        request.onsuccess({ target: { result: cursor ?? null } });
      };
      work.push(() => walk([...photos]));
      return request;
    },
  };
  return Object.assign(ended, { objectStore: () => store });
}

function open() {
  const aborted = writable ? null : 'readwrite';
  const database = {
    transaction: (_store: string, mode: IDBTransactionMode) => transaction(mode === aborted),
    close: () => {},
  };
  const opening = { result: database, onsuccess: () => {} };
  queueMicrotask(() => opening.onsuccess());
  return opening;
}

const photo = (name: string) => new File(['x'], name);
const read = async () => [...((await readPhotos()) ?? [])].map(([slot, file]) => [slot, file.name]);

beforeEach(async () => {
  localStorage.clear();
  photos.clear();
  writable = true;
  vi.stubGlobal('indexedDB', { open });
  await writePhoto('image_1', photo('a.jpg'));
  await writePhoto('image_2', photo('b.jpg'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a dropped photo is deleted, and so is its tombstone', async () => {
  await dropPhotos(['image_1']);
  expect(await read()).toEqual([['image_2', 'b.jpg']]);
  await dropPhotos();
  expect(photos.size).toBe(0);
  expect({ ...localStorage }).toEqual({});
});

test('a photo is deleted in a browser that forbids local storage, too', async () => {
  refuseStorage('localStorage');
  await dropPhotos(['image_1']);
  expect(await read()).toEqual([['image_2', 'b.jpg']]);
});

describe('a photo whose deletion was aborted', () => {
  beforeEach(async () => {
    writable = false;
    await dropPhotos(['image_1']);
  });

  test('does not come back, and the next page deletes it', async () => {
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
    expect([...photos.keys()]).toEqual(['image_1', 'image_2']);
    writable = true;
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
    expect([...photos.keys()]).toEqual(['image_2']);
    expect({ ...localStorage }).toEqual({});
  });

  test('does not come back after others were dropped or chosen', async () => {
    writable = true;
    await dropPhotos(['image_2']);
    await writePhoto('image_3', photo('c.jpg'));
    expect(await read()).toEqual([['image_3', 'c.jpg']]);
  });

  test('leaves no tombstone when the deletion was committed after all', async () => {
    photos.delete('image_1');
    writable = true;
    await read();
    expect({ ...localStorage }).toEqual({});
  });

  test('is replaced by a new photo for the same slot', async () => {
    writable = true;
    await writePhoto('image_1', photo('c.jpg'));
    await read();
    expect((await read()).sort()).toEqual([
      ['image_1', 'c.jpg'],
      ['image_2', 'b.jpg'],
    ]);
  });

  test('does not come back when its replacement is dropped during the write', async () => {
    writable = true;
    const writing = writePhoto('image_1', photo('c.jpg'));
    writable = false;
    const dropping = dropPhotos(['image_1']);
    await Promise.all([writing, dropping]);
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
  });
});
