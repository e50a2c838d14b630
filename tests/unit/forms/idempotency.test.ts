import { describe, expect, it } from 'vitest';
import { idempotencyKey } from '@/lib/forms/idempotency';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const ana = { name: 'Ana', phone: '11', message: 'Oi' };

const post = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', headers });
const photo = (...bytes: number[]) => new File([Uint8Array.from(bytes)], 'a.jpg');

/** The key of a form that was posted without script. */
const keyOf = (fields: Record<string, string>, files?: File[]) =>
  idempotencyKey(post(), fields, files);

describe('the key of a form', () => {
  it.each([
    ['Idempotency-Key', KEY],
    ['idempotency-key', KEY.toUpperCase()],
  ])('is the one that its browser made, in %s: %s', async (header, key) => {
    expect(await idempotencyKey(post({ [header]: key }), ana)).toBe(KEY);
  });

  it.each(['', 'key', '1', `${KEY}x`, `x${KEY}`, KEY.replace('-4', '-1'), 'a'.repeat(64)])(
    'is never the word of somebody else: %j',
    async (made) => {
      const key = await idempotencyKey(post({ 'idempotency-key': made }), ana);
      expect(key).toBe(await keyOf(ana));
    },
  );

  it('is otherwise that of its content: a second press of the button is the same form', async () => {
    const photos = [photo(1, 2), photo(3)];
    const key = await keyOf(ana, photos);
    expect(key).toMatch(/^[\da-f]{64}$/);
    expect(await keyOf({ ...ana }, [photo(1, 2), photo(3)])).toBe(key);
    const renamed = photos.map((file, place) => new File([file], `${place}.jpg`));
    expect(await keyOf(ana, renamed)).toBe(key);
  });

  it('is another one for whatever is changed', async () => {
    const others = await Promise.all([
      keyOf(ana),
      keyOf({ ...ana, message: 'Oi!' }),
      keyOf({ ...ana, name: 'Ana1', phone: '1' }),
      keyOf({ ...ana, name: ana.phone, phone: ana.name }),
      keyOf({ name: 'Ana', phone: '11' }),
      keyOf(ana, [photo(1)]),
      keyOf(ana, [photo(2)]),
      keyOf(ana, [photo(1), photo(2)]),
      keyOf(ana, [photo(2), photo(1)]),
    ]);
    expect(new Set(others).size).toBe(others.length);
  });
});
