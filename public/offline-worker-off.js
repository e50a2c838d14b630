/*
 * Withdraws the service worker of saved selections: copy this file over `offline-worker.js`. A browser asks
 * for that each time that the page of a saved selection is opened, and when a selection is shown on a
 * device that has saved one. It gives back all that was stored, and the device is without a worker.
 */
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => event.waitUntil(withdraw()));

addEventListener('message', ({ ports: [port] }) => port?.postMessage({ failed: 'off' }));

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('offline:'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
  // Not awaited: the new page is asked for once this has ended.
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
}
