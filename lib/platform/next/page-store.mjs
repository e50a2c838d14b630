import { LRUCache } from 'lru-cache';
import { viewQuery } from './view-segment.mjs';

/**
 * In-memory store of cached pages: three LRU caches, each bounded in bytes. Pages without a query,
 * new views and repeatedly requested views are separate, so that invented queries evict only new
 * views.
 *
 * @typedef {import('./memory-pages.mjs').CachedPage} CachedPage
 * @typedef {LRUCache<string, CachedPage>} Store
 */

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = { pages: 64 * MEGABYTE, newViews: 8 * MEGABYTE, views: 16 * MEGABYTE };

/** The store; a page is looked up by its key in the page cache. */
export class PageMemory {
  /** @type {Store} */
  #pages;
  /** @type {Store} */
  #newViews;
  /** @type {Store} */
  #views;

  /** @param {(page: CachedPage) => number} sizeOf the bytes of a page */
  constructor(sizeOf) {
    /** @type {(maxSize: number) => Store} */
    const store = (maxSize) => new LRUCache({ maxSize, sizeCalculation: sizeOf });
    this.#pages = store(MAX_BYTES.pages);
    this.#newViews = store(MAX_BYTES.newViews);
    this.#views = store(MAX_BYTES.views);
  }

  /**
   * The cached page for a request; a second request promotes a new view.
   * @param {string} key
   */
  get(key) {
    const page = this.#storeOf(key).get(key);
    if (page && this.#newViews.delete(key)) this.#views.set(key, page);
    return page;
  }

  /** @param {string} key */
  peek(key) {
    return this.#storeOf(key).peek(key);
  }

  /**
   * @param {string} key
   * @param {CachedPage} page
   */
  set(key, page) {
    this.#storeOf(key).set(key, page);
  }

  /** @param {string} key */
  delete(key) {
    this.#storeOf(key).delete(key);
  }

  *entries() {
    for (const store of [this.#pages, this.#newViews, this.#views]) yield* store.entries();
  }

  /** @param {string} key */
  #storeOf(key) {
    if (viewQuery(key) === '') return this.#pages;
    return this.#views.has(key) ? this.#views : this.#newViews;
  }
}
