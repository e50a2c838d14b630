import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePhotos } from '@/components/scouting/use-photos';

const { faultOf, readPhotos, stored } = vi.hoisted(() => ({
  readPhotos: vi.fn(async () => new Map<string, File>()),
  faultOf: vi.fn(async () => null),
  stored: new Set<string>(),
}));
vi.mock('@/components/scouting/photo-fault', () => ({ faultOf }));
vi.mock('@/components/scouting/photo-store', () => ({
  readPhotos,
  writePhoto: async (slot: string) => stored.add(slot).size > 0,
  dropPhotos: async (slots = [...stored]) => slots.map((slot) => stored.delete(slot)),
}));

const { createObjectURL, revokeObjectURL } = URL;
let urls: string[] = [];

beforeEach(() => {
  faultOf.mockClear();
  stored.clear();
  urls = [];
  URL.createObjectURL = () => `blob:${urls.push('in use')}`;
  URL.revokeObjectURL = (url) => void urls.splice(Number(url.slice(5)) - 1, 1, 'revoked');
});
afterEach(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

/** A photo whose content can be read only from some moment on. */
function slowPhoto(name: string) {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const file = Object.assign(new File(['x'], name), { arrayBuffer: () => promise });
  return { file, arrive: () => resolve(new ArrayBuffer(1)) };
}

const open = () => renderHook(() => usePhotos(() => {}));
const nextTurn = () => act(() => new Promise((done) => setTimeout(done)));

test('sending waits for a photo that replaces one that is still being read', async () => {
  const { result } = open();
  const [first, second] = [slowPhoto('first.jpg'), slowPhoto('second.jpg')];
  act(() => result.current.choose('image_1', first.file));
  act(() => result.current.choose('image_1', second.file));
  first.arrive();
  await waitFor(() => expect(faultOf).toHaveBeenCalledTimes(1));
  await nextTurn();
  const waiting = result.current.requireAll();
  expect(waiting).toBeInstanceOf(Promise);
  second.arrive();
  await act(() => waiting as Promise<unknown>);
  expect(result.current.files().image_1?.name).toBe('second.jpg');
  expect(result.current.requireAll()).not.toBeInstanceOf(Promise);
});

test('the URLs of all photos are revoked when the form is left', async () => {
  const { result, unmount } = open();
  for (const [count, name] of ['first.jpg', 'second.jpg'].entries()) {
    act(() => result.current.choose('image_1', new File(['x'], name)));
    await waitFor(() => expect(result.current.files().image_1?.name).toBe(name));
    expect(urls).toHaveLength(count + 1);
  }
  expect(urls).toEqual(['in use', 'in use']);
  unmount();
  expect(urls).toEqual(['revoked', 'revoked']);
});

test('a form that is unmounted while it reads stored photos shows none of them', async () => {
  const reading = Promise.withResolvers<Map<string, File>>();
  readPhotos.mockReturnValueOnce(reading.promise);
  const { unmount } = open();
  unmount();
  reading.resolve(new Map([['image_1', new File(['x'], 'first.jpg')]]));
  await nextTurn();
  expect(urls).toEqual([]);
});

test('a photo that is still being read when the form is left is neither stored nor shown', async () => {
  const { result, unmount } = open();
  const late = slowPhoto('late.jpg');
  act(() => result.current.choose('image_1', late.file));
  unmount();
  late.arrive();
  await waitFor(() => expect(faultOf).toHaveBeenCalledTimes(1));
  await nextTurn();
  expect([[...stored], urls]).toEqual([[], []]);
});

test('removing drops one stored photo, and forgetting drops all', async () => {
  const { result } = open();
  for (const slot of ['image_1', 'image_2', 'image_3'] as const) {
    act(() => result.current.choose(slot, new File(['x'], `${slot}.jpg`)));
    await waitFor(() => expect([...stored]).toContain(slot));
  }
  act(() => result.current.remove('image_2'));
  expect([...stored]).toEqual(['image_1', 'image_3']);
  await act(() => result.current.forget());
  expect([...stored]).toEqual([]);
});
