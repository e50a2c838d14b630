import { describe, expect, it } from 'vitest';
import { idempotencyKey } from '@/lib/forms/idempotency';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const OTHER_TAB = KEY.replace('123e', '987f');
const ana = { name: 'Ana', phone: '11', message: 'Oi' };

const post = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', headers });
const photo = (...bytes: number[]) => new File([Uint8Array.from(bytes)], 'a.jpg');

/** The key of a form that was posted without script. */
const keyOf = (fields: Record<string, string>, files?: File[]) =>
  idempotencyKey(post(), fields, files);

describe('the key of a form', () => {
  it('is stable for one content of one tab, however the tab writes its key', async () => {
    const key = await idempotencyKey(post({ 'Idempotency-Key': KEY }), ana);
    expect(key).toMatch(/^[\da-f]{64}$/);
    expect(await idempotencyKey(post({ 'idempotency-key': KEY.toUpperCase() }), { ...ana })).toBe(
      key,
    );
  });

  it('differs for another tab, changed words or a changed photo', async () => {
    const ofKey = (key: string, fields: object, ...files: File[]) =>
      idempotencyKey(post({ 'idempotency-key': key }), fields, files);
    const keys = await Promise.all([
      ...[ofKey(KEY, ana), ofKey(OTHER_TAB, ana), keyOf(ana)],
      ...[ofKey(KEY, { ...ana, message: 'Oi!' }), ofKey(KEY, ana, photo(1))],
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(['', 'key', '1', `${KEY}x`, `x${KEY}`, KEY.replace('-4', '-1'), 'a'.repeat(64)])(
    'ignores a malformed key of the client: %j',
    async (made) => {
      const key = await idempotencyKey(post({ 'idempotency-key': made }), ana);
      expect(key).toBe(await keyOf(ana));
    },
  );

  it('without a tab key is derived from the content, so a second click sends the same form', async () => {
    const photos = [photo(1, 2), photo(3)];
    const key = await keyOf(ana, photos);
    expect(key).toMatch(/^[\da-f]{64}$/);
    expect(await keyOf({ ...ana }, [photo(1, 2), photo(3)])).toBe(key);
    const renamed = photos.map((file, place) => new File([file], `${place}.jpg`));
    expect(await keyOf(ana, renamed)).toBe(key);
  });

  it('differs when any part is changed', async () => {
    const others = await Promise.all([
      keyOf(ana),
      keyOf({ ...ana, message: 'Oi!' }),
      keyOf({ ...ana, name: 'Ana1', phone: '1' }),
      keyOf({ ...ana, name: ana.phone, phone: ana.name }),
      keyOf({ name: 'Ana', phone: '11' }),
      keyOf(ana, [photo(1)]),
      keyOf(ana, [photo(2)]),
      keyOf(ana, [photo(1, 2)]),
      keyOf(ana, [photo(1), photo(2)]),
      keyOf(ana, [photo(2), photo(1)]),
    ]);
    expect(new Set(others).size).toBe(others.length);
  });
});
