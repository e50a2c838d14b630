/*
 * Kill switch of the service worker for saved selections: copy this file over `offline-worker.js`. A
 * browser checks that file for updates when a saved page is opened, and when a selection is shown on a
 * device that has saved one. This worker then deletes the caches and unregisters itself.
 */
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => event.waitUntil(withdraw()));

addEventListener('message', ({ ports: [port] }) => port?.postMessage({ failed: 'off' }));

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('offline:'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
  // Not awaited: the navigation begins only after `activate` has ended.
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
}
