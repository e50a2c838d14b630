/*
 * The service worker of saved selections. Its scope is one page, `{favorites}/offline`: it serves that
 * page and the files that the page names, and nothing else of the site. It stores only what the visitor
 * saved, in one cache:
 *
 *   {favorites}/offline             the page; `unread` talents as stored before
 *   {favorites}/offline/selection   { ids, notes, savedAt }, which only the device knows
 *   /assets/…, /_next/image?…       the files and photos that the page names
 *
 * A newer worker must read what older ones have stored. To withdraw the worker, replace this file with
 * `offline-worker-off.js` (docs/features/offline.md).
 */
const PATH = new URL(registration.scope).pathname;
const CACHE = `offline:${PATH}`;
const SELECTION = `${PATH}/selection`;

/** How long a navigation waits for a refresh before the stored page is shown. */
const WAIT_MS = 3_000;
const ANSWER_MS = 20_000;
const PHOTO_LIFE_MS = 24 * 60 * 60 * 1_000;
const PHOTO_MAX_BYTES = 1024 * 1024;
const PHOTOS_AT_ONCE = 4;

/** Identifies the page, since a proxy may respond with its own, and gives the age of its data in seconds. */
const MARK = / data-saved-selection="(\d+)"/;
const FILE = / (?:href|src)="(\/(?:assets\/|_next\/image\?)[^"]+)"/g;
const TALENT = /<!--talent (\d+)(?: (\w+))?-->[\s\S]*?<!--\/talent-->/g;

addEventListener('install', (event) => event.waitUntil(skipWaiting()));

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode !== 'navigate') event.respondWith(fileFor(event.request));
  else if (pathname === PATH && !searchParams.has('ids')) event.respondWith(openPage(event));
});

const WORK = { state, save, free };

/** Each message has a port, for progress and the reply `{ copy }` or `{ failed }`. */
addEventListener('message', (event) => {
  const [port] = event.ports;
  const work = Object.hasOwn(WORK, event.data?.type) ? WORK[event.data.type] : undefined;
  if (!port || !work) return;
  const done = work(event.data, (progress) => port.postMessage(progress)).then(
    (copy) => port.postMessage({ copy }),
    (error) => port.postMessage({ failed: isFull(error) ? 'full' : 'unavailable' }),
  );
  event.waitUntil(done);
});

function isFull(error) {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Runs a change under a Web Lock: one at a time, in all tabs. */
function locked(work) {
  return navigator.locks.request(CACHE, work);
}

/** The stored response for a URL. `caches.open` would create an empty cache again after `free`. */
function find(address) {
  return caches.match(address, { cacheName: CACHE });
}

async function stored() {
  const [page, selection] = await Promise.all([find(PATH), find(SELECTION)]);
  if (!page || !selection) return undefined;
  return { html: await page.text(), selection: await selection.json() };
}

async function fileFor(request) {
  return (await find(request.url)) ?? fetch(request);
}

/** Serves the page: refreshed if the site responds within `WAIT_MS`, else as it is stored. */
async function openPage(event) {
  if (!(await stored())) return fetch(event.request);
  const page = locked(refreshPage).catch(() => undefined);
  const photos = page.then((next) => next && locked(() => refreshPhotos(next)));
  event.waitUntil(photos.catch(() => {}));
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  return (await find(PATH)) ?? fetch(event.request);
}

/** Replaces the page, deletes what it no longer names, and returns the URLs of its photos. */
async function refreshPage() {
  const before = await stored();
  // Freed while this waited for the lock.
  if (!before) return undefined;
  const next = await readPage(before.selection, before.html);
  const cache = await caches.open(CACHE);
  await putPage(cache, next);
  await dropOthers(cache, next.addresses);
  return next.photos;
}

async function refreshPhotos(photos) {
  if (await stored()) await putPhotos(await caches.open(CACHE), photos, () => {});
}

/** Saves a selection, replacing any other. The other one stays complete until this one is. */
async function save({ ids, notes }, tell) {
  return locked(async () => {
    const before = await stored();
    const next = await readPage({ ids, notes }, before?.html ?? '');
    const cache = await caches.open(CACHE);
    try {
      await putPhotos(cache, next.photos, tell);
      await putPage(cache, next);
    } catch (error) {
      await takeBack(cache, before);
      throw error;
    }
    await dropOthers(cache, next.addresses);
    return state();
  });
}

async function takeBack(cache, before) {
  if (!before) return caches.delete(CACHE);
  await dropOthers(cache, addressesIn(before.html));
  await cache.put(SELECTION, new Response(JSON.stringify(before.selection)));
}

/** Deletes everything stored, and unregisters this worker. */
async function free() {
  await locked(() => caches.delete(CACHE));
  await registration.unregister();
  return null;
}

/** What is stored, with its size in bytes and the number of missing photos; null for nothing. */
async function state() {
  const now = await stored();
  if (!now) return null;
  const addresses = addressesIn(now.html);
  const all = await Promise.all([PATH, SELECTION, ...addresses].map(find));
  const sizes = await Promise.all(all.map(async (answer) => (await answer?.blob())?.size ?? 0));
  const photos = await Promise.all(addresses.filter(isPhoto).map(find));
  return {
    ...now.selection,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    missing: photos.filter((photo) => !photo).length,
  };
}

const isPhoto = (address) => !address.startsWith('/assets/');

function addressesIn(html) {
  const found = Array.from(html.matchAll(FILE), ([, address]) => address.replaceAll('&amp;', '&'));
  return [...new Set(found)];
}

/**
 * Fetches the page of a selection and its files. A talent that the site marks `unread` stays as in
 * `before`; a departed one is not in the response, so its id and note are dropped too.
 */
async function readPage({ ids, notes }, before) {
  const answer = await fetch(`${PATH}?ids=${ids.join(',')}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const sent = await answer.text();
  const [, seconds] = MARK.exec(sent) ?? [];
  if (!answer.ok || !seconds) throw new Error(`status ${answer.status}`);
  const old = new Map(Array.from(before.matchAll(TALENT), ([block, id]) => [id, block]));
  const html = sent.replace(TALENT, (block, id, how) => (how === 'unread' && old.get(id)) || block);
  const present = Array.from(html.matchAll(TALENT), ([, id]) => Number(id));
  const own = present.filter((id) => notes[id]).map((id) => [id, notes[id]]);
  const addresses = addressesIn(html);
  const savedAt = Date.now() - Number(seconds) * 1_000;
  const files = addresses.filter((address) => !isPhoto(address));
  return {
    html: new Response(html, { headers: headersOf(answer) }),
    files: await Promise.all(files.map(async (file) => [file, await readFile(file)])),
    selection: { ids: present, notes: Object.fromEntries(own), savedAt },
    addresses,
    photos: addresses.filter(isPhoto),
  };
}

/** The response headers to store: those about the content, not those about its transfer. */
function headersOf({ headers }) {
  const names = ['content-type', 'content-security-policy', 'content-language', 'referrer-policy'];
  const more = [
    'x-content-type-options',
    'permissions-policy',
    'cross-origin-opener-policy',
    'date',
  ];
  return [...names, ...more].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

async function readFile(address) {
  const answer = await fetch(address, {
    cache: 'no-cache',
    // Without `image/webp` in it, the image optimizer would convert the photo to another format.
    headers: isPhoto(address) ? { accept: 'image/webp,image/*' } : {},
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  return new Response(await answer.blob(), { headers: headersOf(answer) });
}

/** Stores the page together with its files, so that both are of one version; the page last. */
async function putPage(cache, { html, files, selection }) {
  for (const [address, file] of files) await cache.put(address, file);
  await cache.put(SELECTION, new Response(JSON.stringify(selection)));
  await cache.put(PATH, html);
}

/** Stores the photos that are missing or a day old. A failed one is tried again at the next refresh. */
async function putPhotos(cache, photos, tell) {
  const open = photos.values();
  let done = 0;
  const work = async () => {
    for (const photo of open) {
      if (!(await isFresh(cache, photo))) await putPhoto(cache, photo);
      done += 1;
      tell({ done, total: photos.length });
    }
  };
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, work));
}

async function isFresh(cache, address) {
  const date = (await cache.match(address))?.headers.get('date');
  return Date.now() - Date.parse(date ?? '') < PHOTO_LIFE_MS;
}

async function putPhoto(cache, address) {
  const photo = await readFile(address).catch(() => undefined);
  if (!photo || (await photo.clone().blob()).size > PHOTO_MAX_BYTES) return;
  await cache.put(address, photo);
}

async function dropOthers(cache, addresses) {
  const wanted = new Set([PATH, SELECTION, ...addresses]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}
