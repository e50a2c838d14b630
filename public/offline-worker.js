/*
 * Removes the service worker of offline copies, which releases before 0.3.0 installed. A browser fetches
 * this file again when one of its pages is opened; without the file it would keep the old worker. May
 * go with release 0.5.0.
 */
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('offline:'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
  // Not awaited: the navigation begins only after `activate` has ended.
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
}
