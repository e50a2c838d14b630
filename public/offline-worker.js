/*
 * The service worker of saved selections. Its scope is one page, `{favorites}/offline`: it answers that
 * page and the files that this page names, and nothing else of the site. All that it stores lies in one
 * cache, and was asked for by the visitor:
 *
 *   {favorites}/offline             the page, as the server made it
 *   {favorites}/offline/selection   { ids, notes, savedAt }, which only the device knows
 *   /assets/…, /_next/image?…       the files and photos that the page names
 *
 * Whatever an older worker has stored must open with a newer one. `offline-worker-off.js` in the place of
 * this file withdraws it (docs/offline.md).
 */
const PATH = new URL(registration.scope).pathname;
const CACHE = `offline:${PATH}`;
const SELECTION = `${PATH}/selection`;

/** How long a visitor who opens the page waits for a newer one. */
const WAIT_MS = 3_000;
const ANSWER_MS = 20_000;
const PHOTO_LIFE_MS = 24 * 60 * 60 * 1_000;
const PHOTO_MAX_BYTES = 1024 * 1024;
const PHOTOS_AT_ONCE = 4;

/** Marks the page, which a proxy may replace with its own, and says how many seconds old its data is. */
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

/** Each message has a port: for progress, and for the answer `{ copy }` or `{ failed }`. */
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

/** One change at a time, in all tabs. */
function locked(work) {
  return navigator.locks.request(CACHE, work);
}

/** What is stored at an address. It opens no cache: one that is freed meanwhile would come back, empty. */
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

/** The page: a newer one when the site answers soon, else the stored one. */
async function openPage(event) {
  if (!(await stored())) return fetch(event.request);
  const page = locked(refreshPage).catch(() => undefined);
  const photos = page.then((next) => next && locked(() => refreshPhotos(next)));
  event.waitUntil(photos.catch(() => {}));
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  return (await find(PATH)) ?? fetch(event.request);
}

/** Replaces the page, drops what it no longer names, and gives the addresses of its photos. */
async function refreshPage() {
  const before = await stored();
  // It was freed while this waited.
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

/** Saves a selection in the place of any other. That one remains whole until this one is. */
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

/** Frees all of it, this worker included. */
async function free() {
  await locked(() => caches.delete(CACHE));
  await registration.unregister();
  return null;
}

/** What is stored, with its size in bytes and how many of its photos are missing; null for nothing. */
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
 * Asks the site for the page of a selection, and for its files. A talent whom the site cannot read now
 * stays as in `before`; one who has departed is not in the answer, and goes with id and note.
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

/** The headers that go with stored content; those about its transfer do not. */
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
    // The optimizer would draw another form for a client that does not name this one.
    headers: isPhoto(address) ? { accept: 'image/webp,image/*' } : {},
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  return new Response(await answer.blob(), { headers: headersOf(answer) });
}

/** Page and files together: a page never meets styles or scripts of another version. */
async function putPage(cache, { html, files, selection }) {
  for (const [address, file] of files) await cache.put(address, file);
  await cache.put(SELECTION, new Response(JSON.stringify(selection)));
  await cache.put(PATH, html);
}

/** Stores the photos that are missing or a day old. One that does not come is left for the next time. */
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
