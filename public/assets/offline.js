/* Adds what only the device knows to the page of a saved selection: age, size and notes. */
import { ageInWords, sizeInWords } from './offline-words.js';

const MINUTE_MS = 60_000;
const language = document.documentElement.lang;
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Sends a message to the worker that served this page, and resolves to its reply.
 * @param {ServiceWorker} worker
 * @param {string} type
 * @returns {Promise<{ copy: { notes: Record<string, string>, savedAt: number, bytes: number } | null }>}
 */
function ask(worker, type) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type }, [port2]);
  });
}

/** @param {number} savedAt */
function sayAge(savedAt) {
  const { text = '' } = byId('age').dataset;
  byId('age').textContent = text.replace('{age}', ageInWords(savedAt, Date.now(), language));
}

/** The worker serves a newer page if the site responds, and this one otherwise. */
const update = () => window.location.reload();

/** @param {ServiceWorker} worker */
async function show(worker) {
  const { copy } = await ask(worker, 'state');
  if (!copy) return;
  sayAge(copy.savedAt);
  setInterval(sayAge, MINUTE_MS, copy.savedAt);
  const { text = '', freed = '' } = byId('free').dataset;
  byId('free').textContent = text.replace('{size}', sizeInWords(copy.bytes, language));
  for (const place of document.querySelectorAll('[data-note]')) {
    const note = copy.notes[place.getAttribute('data-note') ?? ''];
    place.textContent = note ?? '';
    place.toggleAttribute('hidden', !note);
  }
  byId('age').hidden = false;
  byId('tools').hidden = false;
  byId('update').addEventListener('click', update);
  byId('free').addEventListener('click', async () => {
    await ask(worker, 'free');
    for (const part of document.querySelectorAll('ol, #age, #tools, h1 + p')) part.remove();
    byId('said').textContent = freed;
    document.querySelector('h1')?.focus();
  });
}

// Offline, the browser would replace this page with its own error page.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || navigator.onLine) return;
  event.preventDefault();
  byId('said').textContent = byId('said').dataset.unopened ?? '';
});

const worker = navigator.serviceWorker?.controller;
if (worker && !window.location.search) {
  // Before the worker's reply, since the connection may return in the meantime.
  window.addEventListener('online', update);
  void show(worker);
}
