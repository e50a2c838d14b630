import 'client-only';

const WORKER = '/offline-worker.js';
const KEYS = ['recent-profiles', 'visit', 'seen-off', 'favorites-answers'];
const SESSION_KEYS = ['taken-brief'];

/**
 * Deletes what releases before 0.3.0 stored on a visitor's device for features that are gone: the service
 * worker of offline copies and its caches, the history of profiles and visits, and answers to shared links.
 * May go with release 0.5.0. Never rejects: a browser may forbid storage.
 */
export async function cleanDevice(): Promise<void> {
  try {
    for (const key of KEYS) localStorage.removeItem(key);
    for (const key of SESSION_KEYS) sessionStorage.removeItem(key);
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const own = registrations.filter(({ active, waiting, installing }) =>
      [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER)),
    );
    await Promise.all(own.map((registration) => registration.unregister()));
    const names = 'caches' in window ? await caches.keys() : [];
    const copies = names.filter((name) => name.startsWith('offline:'));
    await Promise.all(copies.map((name) => caches.delete(name)));
  } catch {
    // Nothing can be read, so nothing is stored that this page could delete.
  }
}
