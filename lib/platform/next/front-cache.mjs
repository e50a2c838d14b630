import { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { withoutCampaignKeys } from '../../routes/campaign-keys.mjs';
import { count } from '../counts.mjs';
import { currentResponse } from './answer-status.mjs';
import { compressed } from './compressed-responses.mjs';
import { hasVersion } from './etags.mjs';
import { pages } from './memory-pages.mjs';
import { cachedHeaders } from './page-freshness.mjs';
import { viewQuery } from './view-segment.mjs';

/**
 * Serves cached pages before Next is entered: its routing and middleware are most of the cost of
 * such a response. Routing is not reimplemented here: once Next has sent a page of the page cache,
 * the response headers are stored with the cache entry, and sent again while the entry is fresh.
 * Campaign keys in the query are ignored.
 *
 * Plain JavaScript, without `server-only`: it runs outside of Next's bundles.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./memory-pages.mjs').Sent} Sent
 */

const MAX_TARGETS = 10_000;
const MAX_PLAIN_BYTES = 8 * 1024 * 1024;

/** Request headers that change Next's response. Such requests go to Next. */
const FOR_NEXT =
  /^(rsc|next-.*|x-nextjs.*|x-middleware.*|x-prerender-revalidate|range|expect|upgrade|content-length|transfer-encoding)$/;

/** The cookies of Next's preview mode, in which it renders a page for one visitor. */
const PREVIEW = /__prerender_bypass|__next_preview_data/;

/** Response headers that depend on the request or on the time. */
const OF_ONE_RESPONSE = new Set(['cache-control', 'content-encoding', 'content-length']);

/** @type {LRUCache<string, string>} the page cache's key by canonical request target */
const targets = new LRUCache({ max: MAX_TARGETS });

/** @type {LRUCache<string, Buffer, string>} uncompressed pages as bytes, by ETag */
const plain = new LRUCache({
  maxSize: MAX_PLAIN_BYTES,
  sizeCalculation: ({ length }) => length,
  memoMethod: (_tag, _old, { context }) => Buffer.from(context),
});

/**
 * Puts the front cache in front of the server's request listeners.
 * @param {import('node:http').Server} server
 */
export function answerBeforeNext(server) {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const eligible = isEligible(request);
    if (eligible && answerFromMemory(request, response)) return;
    if (eligible) recordWhenSent(request, response);
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/** @param {Request} request */
function isEligible({ method, headers }) {
  if (method !== 'GET' || PREVIEW.test(headers.cookie ?? '')) return false;
  for (const name in headers) if (FOR_NEXT.test(name)) return false;
  return true;
}

/**
 * Serves a request if its page is fresh and in memory in an encoding that the request accepts.
 * Returns whether it did.
 * @param {Request} request
 * @param {ServerResponse} response
 */
function answerFromMemory({ url = '', headers }, response) {
  const key = targets.get(withoutCampaignKeys(url));
  const page = key === undefined ? undefined : pages.get(key);
  if (!page?.sent || page.value.kind !== 'APP_PAGE' || Date.now() >= page.until) return false;
  const { sent, value, until } = page;
  const body = bodyFor(headers['accept-encoding'], sent, value.html);
  if (!body) return false;
  const fields = [...sent.headers, 'cache-control', cachedHeaders(until)['cache-control']];
  if (body.encoding) fields.push('content-encoding', body.encoding);
  const unchanged = hasVersion(headers, sent.tag, sent.since);
  if (!unchanged) fields.push('content-length', String(body.bytes.length));
  count('page_cache', 'direct');
  // Bypasses wrappers of `writeHead`: the recorded headers are complete.
  ServerResponse.prototype.writeHead.call(response, unchanged ? 304 : 200, fields);
  response.end(unchanged ? undefined : body.bytes);
  return true;
}

/**
 * The page's body and encoding for an `Accept-Encoding`; undefined if Next has to compress it.
 * @param {string | string[] | undefined} accepted
 * @param {Sent} sent
 * @param {{ toString(): string }} html
 */
function bodyFor(accepted, { tag }, html) {
  if (!accepted || accepted === 'identity') {
    return { encoding: undefined, bytes: plain.memo(tag, { context: html.toString() }) };
  }
  const { encoding, bytes } = compressed(accepted, tag);
  return bytes && { encoding, bytes };
}

/**
 * Stores the headers of Next's response, if it is a page of the page cache under its canonical URL,
 * campaign keys aside.
 * @param {Request} request
 * @param {ServerResponse} response
 */
function recordWhenSent({ url = '' }, response) {
  const answer = currentResponse();
  response.once('finish', () => {
    const key = answer?.page;
    const page = key === undefined ? undefined : pages.peek(key);
    if (key === undefined || page?.value.kind !== 'APP_PAGE') return;
    const tag = page.value.headers?.etag;
    if (typeof tag !== 'string' || tag !== response.getHeader('etag')) return;
    if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return;
    const target = withoutCampaignKeys(url);
    if (target !== canonicalTarget(target, key)) return;
    const since = Date.parse(String(response.getHeader('last-modified')));
    page.sent ??= { headers: repeatedHeaders(response), tag, since };
    targets.set(target, key);
  });
}

/**
 * The canonical request target of a page that Next answered with 200: a path that URL parsing
 * leaves unchanged (Next redirects every other spelling), and the query in the key of the cache
 * entry.
 * @param {string} target
 * @param {string} key
 */
function canonicalTarget(target, key) {
  const path = target.split('?', 1)[0] ?? '';
  const query = viewQuery(key);
  if (!URL.canParse(path, 'http://site')) return undefined;
  const { pathname } = new URL(path, 'http://site');
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * @param {ServerResponse} response
 * @returns {string[]} alternating names and values
 */
function repeatedHeaders(response) {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_RESPONSE.has(name))
    .flatMap(([name, values = []]) => [values].flat().flatMap((value) => [name, String(value)]));
}
