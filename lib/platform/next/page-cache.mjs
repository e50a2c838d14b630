import { LRUCache } from 'lru-cache';
import { count } from '../counts.mjs';
import { onDeparture } from '../departures.mjs';
import { onRefresh, refreshedSince } from '../refreshes.mjs';
import { failureHeaders, keepAnswer } from './answer-status.mjs';
import { hashPolicy, POLICY_HEADER } from './policy.mjs';
import { forgetPage, forgetPagesOf, loadPage, savePage } from './shared-pages.mjs';

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * `until`: when a page is due to be rendered again; `tried`: when that was last asked for (all ms
 * since the epoch); `begun`: when its rendering began; `tags`: what it is made of.
 * @typedef {{ value: Value, lastModified: number, until: number, tried?: number, begun: number, tags: string[] }} Kept
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

const MAX_BYTES = 64 * 1024 * 1024;

/** A page whose services failed is tried again after this time, or when they may be asked again. */
const RETRY_MS = 4_000;

/** However soon something that a page is made of is due, the page stands for this long. */
const LEAST_MS = 500;

/** How long a page may be kept by anybody at most, and how long one that nobody can renew. */
const MOST_SECONDS = 300;
const OUTAGE_SECONDS = 86_400;

/** What a shared cache may add to the age of a page. */
const SHARED_SECONDS = 2;

/** How long our own nginx keeps a page: it learns of no edit. The header goes no further than it. */
const PROXY_SECONDS = '2';

/** What an entry weighs beside its content, so that none weighs nothing. */
const ENTRY_BYTES = 1_000;

/** What is no page stays until something pushes it out. */
const UNDATED = { until: Number.POSITIVE_INFINITY, begun: 0, tags: [] };

/** One for the process: Next bundles this module besides loading it. */
const KEY = Symbol.for('vitrine.pages');
const registry = /** @type {Record<symbol, LRUCache<string, Kept>>} */ (
  /** @type {unknown} */ (globalThis)
);
registry[KEY] ??= new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }) => ENTRY_BYTES + sizeOf(value),
});
const pages = registry[KEY];

/**
 * Keeps the pages that Next has rendered, in memory and bounded in bytes, each until the first of
 * the answers that it is made of is due. Then its next visitor waits for a new rendering, for as
 * long as a page waits for what it reads, and gets the kept page when the services fail.
 *
 * A page that answers 404 or a redirect is not kept, so that invented paths push nothing out.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const kept = await this.#find(key);
    if (!kept) {
      count('page_cache', 'missing');
      return null;
    }
    const { value, until, tried = 0 } = kept;
    if (value.kind !== 'APP_PAGE') return kept;
    const now = Date.now();
    if (now >= until && now >= tried + RETRY_MS) {
      // Should the rendering break, the visitors of the next seconds get the kept page.
      kept.tried = now;
      count('page_cache', 'due');
      return null;
    }
    keepAnswer();
    count('page_cache', now < until ? 'fresh' : 'stale');
    const headers = { ...value.headers, ...keptHeaders(until) };
    return { value: { ...value, headers }, lastModified: now };
  }

  /**
   * What is in memory, or what another instance has, where that is newer.
   * @param {string} key
   */
  async #find(key) {
    const own = pages.get(key);
    if (own && Date.now() < own.until) return own;
    const shared = await loadPage(key);
    if (!shared || shared.until <= (own?.until ?? -1)) return own;
    pages.set(key, shared);
    count('page_cache', 'shared');
    return shared;
  }

  /**
   * Next answers with this very object, so the status and the headers set on it are what everyone
   * gets who waited for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    if (value === null) forget(key);
    else if (value.kind === 'APP_PAGE') setPage(key, value, context);
    else pages.set(key, { ...UNDATED, value, lastModified: Date.now() });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const wanted = new Set([tags].flat());
    for (const [key, { value }] of pages.entries()) {
      const tagged = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
      if (
        tagged
          ?.toString()
          .split(',')
          .some((tag) => wanted.has(tag))
      )
        pages.delete(key);
    }
  }

  resetRequestCache() {}
}

/**
 * @param {string} key
 * @param {Extract<Value, { kind: 'APP_PAGE' }>} value
 * @param {Context} context
 */
function setPage(key, value, context) {
  const said = keepAnswer();
  const kept = pages.peek(key);
  const status = said.status ?? value.status ?? 200;
  if ((said.failed || status >= 500) && kept) {
    kept.until = Math.max(said.until ?? 0, Date.now() + LEAST_MS);
    kept.until = Math.min(kept.until, Date.now() + RETRY_MS);
    Object.assign(value, kept.value, { status: 200 });
    value.headers = { ...value.headers, ...keptHeaders(kept.until) };
    return;
  }
  // Where nobody has said a status, Next has one of its own: 404 for what is no page.
  value.status = said.status ?? value.status;
  const { begun = Date.now(), tags = [] } = said;
  // What changed while the page was being rendered may be in it or not.
  const until = dueAt(context, refreshedSince(tags, begun) ? 0 : said.until);
  const headers = status === 200 ? keptHeaders(until) : failureHeaders(status, said.failed);
  // Once for all who get this page: its policy names its own scripts.
  const policy = hashPolicy(value.html.toString());
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (status !== 200) {
    forget(key);
    return;
  }
  const page = { value, lastModified: Date.now(), until, begun, tags };
  pages.set(key, page);
  void savePage(key, page);
}

/** @param {string} key */
function forget(key) {
  pages.delete(key);
  void forgetPage(key);
}

onDeparture('pages', (tag) => {
  for (const [key, page] of pages.entries()) {
    if (page.tags.includes(tag)) forget(key);
  }
  void forgetPagesOf(tag);
});

onRefresh('pages', ({ tags }) => {
  for (const page of pages.values()) {
    if (!page.tags.some((tag) => tags.includes(tag))) continue;
    page.until = 0;
    page.tried = 0;
  }
});

/**
 * @param {Context} context
 * @param {number | undefined} until when the first of what it is made of is due
 */
function dueAt({ cacheControl }, until = Number.POSITIVE_INFINITY) {
  const now = Date.now();
  const most = (cacheControl?.revalidate || MOST_SECONDS) * 1000;
  return Math.min(Math.max(until, now + LEAST_MS), now + most);
}

/**
 * Says to shared caches how long a page may still be kept. None may show it while it renders a new
 * one behind its visitor: that would make it twice as old.
 * @param {number} until
 */
function keptHeaders(until) {
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000));
  const seconds = Math.min(left, MOST_SECONDS) + SHARED_SECONDS;
  return {
    'cache-control': `s-maxage=${seconds}, stale-if-error=${OUTAGE_SECONDS}`,
    'x-accel-expires': PROXY_SECONDS,
  };
}

/**
 * About how many bytes a part of an entry holds. Every text and every buffer counts, wherever it
 * stands: a kind of entry that was forgotten would grow without bound.
 * @param {unknown} part
 * @returns {number}
 */
function sizeOf(part) {
  // V8 holds a text in two bytes a character as soon as one of them needs it.
  if (typeof part === 'string') return part.length * (/[^\0-\xff]/.test(part) ? 2 : 1);
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum, one) => sum + sizeOf(one), 0);
}
