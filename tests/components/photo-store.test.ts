import { beforeEach, describe, expect, test } from 'vitest';
import { dropPhotos, readPhotos, writePhoto } from '@/components/scouting/photo-store';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { photoDatabase } from '../fixtures/photo-database.ts';

const { photos } = photoDatabase;
const photo = (name: string) => new File(['x'], name);
const read = async () => [...((await readPhotos()) ?? [])].map(([slot, file]) => [slot, file.name]);

beforeEach(() => {
  localStorage.clear();
  // As every release has stored them.
  photos.set('image_1', photo('a.jpg'));
  photos.set('image_2', photo('b.jpg'));
});

test('a stored photo is read, and what is none is ignored', async () => {
  photos.set('image_3', 'a text').set('image_5', photo('e.jpg'));
  expect(await read()).toEqual([
    ['image_1', 'a.jpg'],
    ['image_2', 'b.jpg'],
  ]);
});

test('a photo is stored as it is, under its slot', async () => {
  const file = photo('c.jpg');
  expect(await writePhoto('image_1', file)).toBe(true);
  expect(photos.get('image_1')).toBe(file);
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

test('a browser that forbids storage is known by its answers', async () => {
  photoDatabase.trouble = 'forbidden';
  expect(await readPhotos()).toBeNull();
  expect(await writePhoto('image_1', photo('c.jpg'))).toBe(false);
  await expect(dropPhotos()).resolves.toBeUndefined();
});

describe('a photo whose deletion was aborted', () => {
  beforeEach(async () => {
    photoDatabase.trouble = 'lost-deletion';
    await dropPhotos(['image_1']);
  });

  test('does not come back, and the next page deletes it', async () => {
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
    expect([...photos.keys()]).toEqual(['image_1', 'image_2']);
    expect({ ...localStorage }).toEqual({ 'scouting-dropped-image_1': 'dropped' });
    photoDatabase.trouble = null;
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
    expect([...photos.keys()]).toEqual(['image_2']);
    expect({ ...localStorage }).toEqual({});
  });

  test('does not come back after others were dropped or chosen', async () => {
    photoDatabase.trouble = null;
    await dropPhotos(['image_2']);
    await writePhoto('image_3', photo('c.jpg'));
    expect(await read()).toEqual([['image_3', 'c.jpg']]);
  });

  test('leaves no tombstone when the deletion was committed after all', async () => {
    photos.delete('image_1');
    photoDatabase.trouble = null;
    await read();
    expect({ ...localStorage }).toEqual({});
  });

  test('is replaced by a new photo for the same slot', async () => {
    photoDatabase.trouble = null;
    await writePhoto('image_1', photo('c.jpg'));
    await read();
    expect((await read()).sort()).toEqual([
      ['image_1', 'c.jpg'],
      ['image_2', 'b.jpg'],
    ]);
  });

  test('does not come back when its replacement is dropped during the write', async () => {
    await Promise.all([writePhoto('image_1', photo('c.jpg')), dropPhotos(['image_1'])]);
    expect(await read()).toEqual([['image_2', 'b.jpg']]);
  });
});
