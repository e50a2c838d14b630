import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyError, freeCopy, readCopy, saveCopy } from '@/lib/offline/worker-client';

const PATH = '/favoritos/salvos';
const COPY = { ids: [1, 2], savedAt: 1_000, bytes: 5_000, missing: 0 };
const SELECTION = { ids: [1, 2], notes: { 1: 'Primeira' } };

/** A worker that sends its replies to each message, and records what it received. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'activated';
  readonly received: unknown[] = [];
  readonly replies: readonly unknown[];
  port: MessagePort | undefined;

  constructor(...replies: unknown[]) {
    super();
    this.replies = replies;
  }

  postMessage(message: unknown, [port]: [MessagePort]) {
    this.received.push(message);
    this.port = port;
    for (const reply of this.replies) port.postMessage(reply);
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type Registration = {
  scope: string;
  update: () => Promise<void>;
} & Partial<Record<'active' | 'installing' | 'waiting', FakeWorker>>;

/** A registration with the scope of the saved page. */
const registrationOf = (workers: Partial<Registration>): Registration => ({
  scope: `https://example.com${PATH}`,
  update: vi.fn(async () => {}),
  ...workers,
});

/** The device's service workers: what is registered, and what registering returns. */
function device(found: Registration | undefined, registered = found) {
  const serviceWorker = {
    getRegistration: vi.fn(async (_path: string) => found),
    register: vi.fn(async (_script: string, _options: object) => registered),
  };
  const storage = { persist: vi.fn(async () => true) };
  vi.stubGlobal('navigator', { serviceWorker, storage });
  return { serviceWorker, storage };
}

const save = (onProgress = (_progress: object) => {}) => saveCopy(PATH, SELECTION, onProgress);
const failing = (failure: string) =>
  expect.objectContaining({ name: 'CopyError', message: failure, failure });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a device that has saved nothing', () => {
  it.each([
    ['has no worker', undefined],
    ['has a worker of another scope', registrationOf({ scope: 'https://example.com/' })],
  ])('%s: nothing is read, and nothing is registered', async (_what, found) => {
    const active = new FakeWorker({ copy: COPY });
    const { serviceWorker } = device(found && { ...found, active });
    expect(await readCopy(PATH)).toBeNull();
    await freeCopy(PATH);
    expect(serviceWorker.getRegistration).toHaveBeenCalledWith(PATH);
    expect(serviceWorker.register).not.toHaveBeenCalled();
    expect(active.received).toEqual([]);
  });

  it('nothing is read where workers are forbidden or missing', async () => {
    const { serviceWorker } = device(undefined);
    serviceWorker.getRegistration.mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await readCopy(PATH)).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await readCopy(PATH)).toBeNull();
    await expect(save()).rejects.toEqual(failing('unsupported'));
  });
});

describe('a saved selection', () => {
  it('is read after a check for a newer worker', async () => {
    const active = new FakeWorker({ copy: COPY });
    const registration = registrationOf({ active });
    const { serviceWorker } = device(registration);
    expect(await readCopy(PATH)).toEqual(COPY);
    expect(active.received).toEqual([{ type: 'state' }]);
    expect(serviceWorker.register.mock.calls).toEqual([
      ['/offline-worker.js', { scope: PATH, updateViaCache: 'none' }],
    ]);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('is read offline, when the check fails', async () => {
    const update = async () => Promise.reject(new TypeError('offline'));
    device(registrationOf({ active: new FakeWorker({ copy: COPY }), update }));
    expect(await readCopy(PATH)).toEqual(COPY);
  });

  it('is deleted by its worker', async () => {
    const active = new FakeWorker({ copy: null });
    device(registrationOf({ active }));
    await freeCopy(PATH);
    expect(active.received).toEqual([{ type: 'free' }]);
    // A worker that is not active yet has saved nothing.
    device(registrationOf({}));
    await freeCopy(PATH);
  });

  it('cannot be read once the kill switch has unregistered its worker', async () => {
    const registration = registrationOf({ active: new FakeWorker() });
    const { serviceWorker } = device(undefined, registration);
    serviceWorker.getRegistration.mockResolvedValueOnce(registration);
    await expect(readCopy(PATH)).rejects.toEqual(failing('off'));
  });
});

describe('saving', () => {
  it('reports progress, ignores what is no message of the worker, and closes its channel', async () => {
    const steps = [{ done: 1, total: 2 }, 'noise', { done: 2, total: 2 }];
    const active = new FakeWorker(...steps, { copy: COPY });
    const { storage } = device(registrationOf({ active }));
    const progress: object[] = [];
    expect(await save((step) => progress.push(step))).toEqual(COPY);
    expect(progress).toEqual([steps[0], steps[2]]);
    expect(active.received).toEqual([{ type: 'save', ...SELECTION }]);
    expect(storage.persist).toHaveBeenCalledTimes(1);
    const closed = new Promise((resolve) => active.port?.addEventListener('close', resolve));
    await closed;
  });

  it.each([
    ['is missing', undefined],
    ['cannot be persistent', {}],
    ['refuses', { persist: async () => Promise.reject(new Error('no')) }],
  ])('works where the storage manager %s', async (_what, storage) => {
    const { serviceWorker } = device(registrationOf({ active: new FakeWorker({ copy: COPY }) }));
    vi.stubGlobal('navigator', { serviceWorker, storage });
    expect(await save()).toEqual(COPY);
  });

  it.each(['installing', 'waiting'] as const)('waits for a worker that is %s', async (place) => {
    const active = new FakeWorker({ copy: COPY });
    const next = new FakeWorker();
    next.state = 'installed';
    device(registrationOf({ active, [place]: next }));
    const saved = save();
    await new Promise(setImmediate);
    next.become('activating');
    await new Promise(setImmediate);
    expect(active.received).toEqual([]);
    next.become(place === 'installing' ? 'activated' : 'redundant');
    expect(await saved).toEqual(COPY);
  });

  it('fails for the reason that the worker gives', async () => {
    device(registrationOf({ active: new FakeWorker({ failed: 'full' }) }));
    const error = await save().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CopyError);
    expect(error).toEqual(failing('full'));
  });

  it.each([
    ['storage is forbidden', new DOMException('', 'SecurityError'), 'unsupported'],
    ['its script cannot be loaded', new TypeError('404'), 'unavailable'],
    ['the browser gives up', new DOMException('', 'AbortError'), 'unavailable'],
  ])('fails if %s', async (_what, error, failure) => {
    const { serviceWorker } = device(undefined);
    serviceWorker.register.mockRejectedValue(error);
    await expect(save()).rejects.toEqual(failing(failure));
  });

  it('fails if the worker is silent for a minute, counted from its last message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const active = new FakeWorker({ done: 1, total: 2 });
    device(registrationOf({ active }));
    const step = () => Promise.withResolvers<object>();
    let next = step();
    const error = save((progress) => next.resolve(progress)).catch((reason: unknown) => reason);
    let settled = false;
    void error.then(() => {
      settled = true;
    });
    await next.promise;
    vi.advanceTimersByTime(59_999);
    next = step();
    active.port?.postMessage({ done: 2, total: 2 });
    await next.promise;
    vi.advanceTimersByTime(59_999);
    await new Promise(setImmediate);
    expect(settled).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await error).toEqual(failing('unavailable'));
  });
});
