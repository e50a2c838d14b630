import { expect, test } from 'vitest';
import { forgetKeys, photoKey, readPhotos, sweepPhotos } from '@/components/scouting/photo-store';
import { photoDatabase } from '../fixtures/photo-database.ts';

const { photos } = photoDatabase;
const photo = (name: string) => new File(['x'], name);
const fail = () => expect.unreachable();

test('a photo is stored once, as it is, and read by its key', async () => {
  const file = photo('a.jpg');
  const key = photoKey(file, fail);
  expect(photoKey(file, fail)).toBe(key);
  await expect.poll(() => [...photos]).toEqual([[key, file]]);
  const read = await readPhotos([
    ['image_1', key],
    ['image_2', 'missing'],
  ]);
  expect(read).toEqual([['image_1', file]]);
  forgetKeys([file]);
  expect(photoKey(file, fail)).not.toBe(key);
});

test('what is no photo is ignored, and what no draft needs is deleted', async () => {
  photos.set('a', photo('a.jpg')).set('b', 'a text').set('c', photo('c.jpg'));
  expect(await readPhotos([['image_1', 'b']])).toEqual([]);
  await sweepPhotos(() => ['a', 'd']);
  expect([...photos.keys()]).toEqual(['a']);
});

test('a photo whose deletion was aborted is deleted by the next page', async () => {
  photos.set('a', photo('a.jpg'));
  photoDatabase.trouble = 'lost-deletion';
  await sweepPhotos(() => []);
  expect(photos.size).toBe(1);
  photoDatabase.trouble = null;
  await sweepPhotos(() => []);
  expect(photos.size).toBe(0);
});

test('a browser that forbids storage is known by its answers', async () => {
  photoDatabase.trouble = 'forbidden';
  expect(await readPhotos([['image_1', 'a']])).toBeNull();
  await new Promise<void>((failed) => photoKey(photo('a.jpg'), failed));
  await expect(sweepPhotos(() => [])).resolves.toBeUndefined();
});
