import 'client-only';
import { isRecord } from '../platform/json';

const WORKER = '/offline-worker.js';

/** The worker says how far it is with each photo; after this silence (ms) it is given up. */
const SILENCE_MS = 60_000;

/** The selection that this device has saved for a language. */
export type Copy = {
  ids: readonly number[];
  /** When the site was last asked for it, in ms since the epoch. */
  savedAt: number;
  /** Size of all that is stored. */
  bytes: number;
  /** Photos that could not be stored. */
  missing: number;
};

/** Why nothing was saved: no space, no answer, a browser that forbids it, or withdrawn by the site. */
export type CopyFailure = 'full' | 'unavailable' | 'unsupported' | 'off';

export class CopyError extends Error {
  override name = 'CopyError';
  readonly failure: CopyFailure;

  constructor(failure: CopyFailure) {
    super(failure);
    this.failure = failure;
  }
}

type Progress = { done: number; total: number };
type Selection = { ids: readonly number[]; notes: Readonly<Record<number, string>> };

/** Saves a selection under `path`, the scope of its worker, in the place of any other. @throws CopyError */
export async function saveCopy(
  path: string,
  selection: Selection,
  tell: (progress: Progress) => void,
): Promise<Copy | null> {
  const worker = await startWorker(path);
  // The browser may otherwise drop it when space is short. It may ask the visitor, so nothing waits.
  void navigator.storage?.persist?.().catch(() => {});
  return ask(worker, { type: 'save', ...selection }, tell);
}

/** What is saved under a path; null for nothing. Gives a withdrawn or newer worker the chance to begin. */
export async function readCopy(path: string): Promise<Copy | null> {
  const registration = await registered(path);
  if (!registration) return null;
  const worker = await startWorker(path);
  return ask(worker, { type: 'state' });
}

/** Gives back what is saved under a path, and the worker with it. @throws CopyError */
export async function freeCopy(path: string): Promise<void> {
  const worker = (await registered(path))?.active;
  if (worker) await ask(worker, { type: 'free' });
}

/** The registration of a path, which only a device has that has saved something. */
async function registered(path: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(path).catch(() => undefined);
  return found && new URL(found.scope).pathname === path ? found : undefined;
}

async function startWorker(path: string): Promise<ServiceWorker> {
  if (!('serviceWorker' in navigator)) throw new CopyError('unsupported');
  const options = { scope: path, updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register(WORKER, options).catch((error) => {
    // A browser that forbids storage says so; anything else is a script that did not arrive.
    const isForbidden = error instanceof DOMException && error.name !== 'AbortError';
    throw new CopyError(isForbidden ? 'unsupported' : 'unavailable');
  });
  // Offline there is no newer one.
  if (registration.active) await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  if (next) await begun(next);
  // A worker that withdraws itself has unregistered by now.
  const worker = (await registered(path))?.active;
  if (!worker) throw new CopyError('off');
  return worker;
}

function begun(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

function ask(
  worker: ServiceWorker,
  message: { type: 'state' | 'free' } | ({ type: 'save' } & Selection),
  tell: (progress: Progress) => void = () => {},
): Promise<Copy | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<Copy | null>((resolve, reject) => {
    const giveUp = () => reject(new CopyError('unavailable'));
    let timer = setTimeout(giveUp, SILENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      if (!isRecord(data)) return;
      if ('copy' in data) resolve(data.copy as Copy | null);
      else if ('failed' in data) reject(new CopyError(data.failed as CopyFailure));
      else tell(data as Progress);
    };
    worker.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
