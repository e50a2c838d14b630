import { LRUCache } from 'lru-cache';
import { count } from '../process/counts.mjs';
import { bodyOf, encodingFor } from './page-body.mjs';
import { cachedHeaders, hasVersion } from './page-cache/cache-headers.mjs';
import { pages } from './page-cache/store.mjs';

/**
 * Serves cached pages before Next is entered: its routing and middleware are most of the cost of
 * such a response. Routing is not reimplemented here: once Next has sent a page of the page cache,
 * the response headers are stored with the cache entry, and sent again while the entry is fresh.
 * The target is reduced before (`page-target.ts`), so every spelling of a page is found here.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./response.mjs').SiteResponse} Response
 */

const MAX_TARGETS = 10_000;

/** Request headers that change Next's response. Such requests go to Next. */
const FOR_NEXT =
  /^(rsc|next-.*|x-prerender-revalidate|expect|upgrade|content-length|transfer-encoding)$/;

/** The cookies of Next's preview mode, in which it renders a page for one visitor. */
const PREVIEW = /__prerender_bypass|__next_preview_data/;

/** Response headers that depend on the request or on the time. */
const OF_ONE_RESPONSE = new Set(['cache-control', 'content-encoding', 'content-length']);

/** @type {LRUCache<string, string>} the page cache's key by request target */
const targets = new LRUCache({ max: MAX_TARGETS });

/** @param {Request} request */
function isEligible({ method, headers }) {
  if (method !== 'GET' || PREVIEW.test(headers.cookie ?? '')) return false;
  for (const name in headers) if (FOR_NEXT.test(name)) return false;
  return true;
}

/**
 * Serves a request if its page is cached and fresh. Returns whether it did.
 * @param {Request} request
 * @param {Response} response
 */
export async function answerFromCache(request, response) {
  const { url = '', headers } = request;
  const key = isEligible(request) ? targets.get(url) : undefined;
  const entry = key === undefined ? undefined : pages.get(key);
  if (key === undefined || !entry?.sent || Date.now() >= entry.until) return false;
  const { sent, etag = '', modified = 0, until } = entry;
  const encoding = encodingFor(headers['accept-encoding']);
  const fields = [...sent, 'cache-control', cachedHeaders(until)['cache-control']];
  if (encoding) fields.push('content-encoding', encoding);
  count('page_cache', 'direct');
  if (hasVersion(headers, etag, modified)) {
    response.writeComplete(304, fields);
    response.end();
    return true;
  }
  const bytes = await bodyOf(key, entry, encoding);
  response.writeComplete(200, [...fields, 'content-length', String(bytes.length)]);
  response.end(bytes);
  return true;
}

/**
 * Stores the headers of Next's response, if it is a page of the page cache.
 * @param {import('./request-context.mjs').RequestContext} context
 */
export function rememberHeaders({ request, response, storedAs: key }) {
  const entry = key === undefined ? undefined : pages.peek(key);
  if (key === undefined || !entry?.etag || !isEligible(request)) return;
  if (entry.etag !== response.getHeader('etag')) return;
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return;
  entry.sent ??= repeatedHeaders(response);
  targets.set(request.url ?? '', key);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @returns {string[]} alternating names and values
 */
function repeatedHeaders(response) {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_RESPONSE.has(name))
    .flatMap(([name, values = []]) => [values].flat().flatMap((value) => [name, String(value)]));
}
