import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviceOn } from '@/components/scouting/photo-coach';
import type { PhotoTask } from '@/components/scouting/photo-worker';

const size = vi.hoisted(() => ({ now: { width: 3000, height: 4000 } as object | null }));
vi.mock('@/components/scouting/photo-size', () => ({ sizeOf: async () => size.now }));

const photo = { file: new File(['photo'], 'foto.jpg'), url: 'blob:photo' };

/** A fake `Worker`: the test decides what each instance does. */
class OpenWorker {
  static all: OpenWorker[] = [];
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  tasks: PhotoTask[] = [];
  ended = false;

  constructor() {
    OpenWorker.all.push(this);
  }

  postMessage(task: PhotoTask) {
    this.tasks.push(task);
  }

  terminate() {
    this.ended = true;
  }
}

/** The worker that was started last, once there are `count`. */
async function started(count: number): Promise<OpenWorker> {
  await vi.waitFor(() => expect(OpenWorker.all).toHaveLength(count));
  return OpenWorker.all[count - 1] as OpenWorker;
}

beforeEach(() => {
  OpenWorker.all = [];
  size.now = { width: 3000, height: 4000 };
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, class {});
  vi.stubGlobal('Worker', OpenWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker gets the file and the size to reduce it to, and is ended by its answer', async () => {
  size.now = { width: 2000, height: 500 };
  const advice = adviceOn('image_4', photo);
  const worker = await started(1);
  expect(worker.tasks).toEqual([{ file: photo.file, width: 512, height: 128 }]);
  expect(worker.ended).toBe(false);
  worker.onmessage?.({ data: ['dark'] });
  expect(await advice).toEqual(['dark', 'small', 'landscape']);
  expect(worker.ended).toBe(true);
});

test('photos are decoded one after the other', async () => {
  const [first, second] = [adviceOn('image_1', photo), adviceOn('image_2', photo)];
  const one = await started(1);
  one.onmessage?.({ data: ['dark'] });
  expect(await first).toEqual(['dark']);
  const other = await started(2);
  expect(one.ended).toBe(true);
  other.onmessage?.({ data: [] });
  expect(await second).toEqual([]);
});

test('a worker that hangs is ended, and the next photo gets its advice', async () => {
  vi.useFakeTimers();
  const [hanging, next] = [adviceOn('image_1', photo), adviceOn('image_2', photo)];
  const worker = await started(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([worker.ended, OpenWorker.all.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([worker.ended, await hanging]).toEqual([true, []]);
  (await started(2)).onmessage?.({ data: ['bright'] });
  expect(await next).toEqual(['bright']);
});

test('a worker that cannot start or fails finds nothing, and the next one may', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('policy', 'SecurityError');
  });
  expect(await adviceOn('image_1', photo)).toEqual([]);
  vi.stubGlobal('Worker', OpenWorker);
  const failing = adviceOn('image_1', photo);
  (await started(1)).onerror?.();
  expect(await failing).toEqual([]);
  const next = adviceOn('image_1', photo);
  (await started(2)).onmessage?.({ data: ['blurred'] });
  expect(await next).toEqual(['blurred']);
});

test.each(['Worker', 'OffscreenCanvas', 'createImageBitmap'])(
  'a browser without %s advises about the size alone',
  async (name) => {
    vi.unstubAllGlobals();
    for (const one of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) {
      if (one !== name) vi.stubGlobal(one, class {});
    }
    Reflect.deleteProperty(window, name);
    size.now = { width: 450, height: 600 };
    expect(await adviceOn('image_1', photo)).toEqual(['small']);
  },
);

test('a picture that claims more pixels than any camera has is not decoded', async () => {
  size.now = { width: 10_000, height: 10_000 };
  expect(await adviceOn('image_1', photo)).toEqual([]);
  expect(OpenWorker.all).toEqual([]);
});

test('a picture that this browser cannot show gets no advice', async () => {
  size.now = null;
  expect(await adviceOn('image_1', photo)).toEqual([]);
});
