import 'client-only';
import { isRecord } from '../platform/json';

const WORKER = '/offline-worker.js';

/** The worker reports progress after each photo. Without a message for this long (ms), the request fails. */
const SILENCE_MS = 60_000;

/** The selection that this device has saved for a language. */
export type Copy = {
  ids: readonly number[];
  /** The time of its data, in ms since the epoch: the last refresh, less the age that the site gave. */
  savedAt: number;
  /** The size of everything stored. */
  bytes: number;
  /** Photos that could not be stored. */
  missing: number;
};

/** Why nothing was saved: no space, no response, storage forbidden, or withdrawn by the kill switch. */
export type CopyFailure = 'full' | 'unavailable' | 'unsupported' | 'off';

/** A copy could not be saved, read or deleted. */
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

/** Saves a selection under `path`, the scope of its worker, replacing any other. @throws CopyError */
export async function saveCopy(
  path: string,
  selection: Selection,
  onProgress: (progress: Progress) => void,
): Promise<Copy | null> {
  const worker = await startWorker(path);
  // Unless storage is persistent, the browser may evict it. It may prompt, so this is not awaited.
  void navigator.storage?.persist?.().catch(() => {});
  return ask(worker, { type: 'save', ...selection }, onProgress);
}

/**
 * Reads what is saved under a path; null for nothing. Checks for a newer worker first, which may be the
 * kill switch. @throws CopyError
 */
export async function readCopy(path: string): Promise<Copy | null> {
  const registration = await registered(path);
  if (!registration) return null;
  const worker = await startWorker(path);
  return ask(worker, { type: 'state' });
}

/** Deletes what is saved under a path, and unregisters the worker. @throws CopyError */
export async function freeCopy(path: string): Promise<void> {
  const worker = (await registered(path))?.active;
  if (worker) await ask(worker, { type: 'free' });
}

/** The registration with exactly this scope. Only a device that has saved a selection has one. */
async function registered(path: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(path).catch(() => undefined);
  return found && new URL(found.scope).pathname === path ? found : undefined;
}

async function startWorker(path: string): Promise<ServiceWorker> {
  if (!('serviceWorker' in navigator)) throw new CopyError('unsupported');
  const options = { scope: path, updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register(WORKER, options).catch((error) => {
    // Forbidden storage is a DOMException; other errors mean that the script could not be loaded.
    const isForbidden = error instanceof DOMException && error.name !== 'AbortError';
    throw new CopyError(isForbidden ? 'unsupported' : 'unavailable');
  });
  // Rejects offline, where the active worker goes on.
  if (registration.active) await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  if (next) await begun(next);
  // The kill switch has unregistered itself by now.
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
  onProgress: (progress: Progress) => void = () => {},
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
      else onProgress(data as Progress);
    };
    worker.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
