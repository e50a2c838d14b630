import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { count } from '../process/counts.mjs';
import { cachedHeaders, hasVersion } from './page-cache/cache-headers.mjs';
import { countBytes, pages } from './page-cache/store.mjs';

/**
 * Serves cached pages before Next is entered: its routing and middleware are most of the cost of
 * such a response. Routing is not reimplemented here: once Next has sent a page of the page cache,
 * the response headers are stored with the cache entry, and sent again while the entry is fresh.
 * The target is reduced before (`page-target.ts`), so every spelling of a page is found here.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./response.mjs').SiteResponse} Response
 */

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

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

/** In order of preference: Brotli is about a tenth smaller. */
const PACK = {
  /** @param {Buffer} page */
  br: (page) => packBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  /** @param {Buffer} page */
  gzip: (page) => packGzip(page, { level: 9 }),
};
const ENCODINGS = /** @type {(keyof typeof PACK)[]} */ (Object.keys(PACK));

/**
 * The body of a cached page in an encoding of `encodingFor`; undefined is the page as it is. It is
 * compressed for the first request that wants it; the bytes are part of the page's entry, and gone with it.
 * @param {string} key of the entry
 * @param {import('./page-cache/store.mjs').Entry} entry of a page
 * @param {keyof typeof PACK | undefined} encoding
 * @returns {Buffer | Promise<Buffer>}
 */
export function bodyOf(key, entry, encoding) {
  const plain = () => Buffer.from('html' in entry.value ? entry.value.html.toString() : '');
  if (!encoding) return plain();
  entry.bodies ??= new Map();
  const known = entry.bodies.get(encoding);
  if (known) return known;
  const compressed = PACK[encoding](plain());
  entry.bodies.set(encoding, compressed);
  void compressed.then(({ length }) => countBytes(key, entry, length));
  return compressed;
}

/**
 * The best encoding that a request accepts (RFC 9110, section 12.5.3); undefined for none of ours.
 * @param {string | string[] | undefined} header
 */
function encodingFor(header) {
  const parts = String(header ?? '')
    .split(',')
    .map((part) => part.replace(/\s/g, '').toLowerCase());
  return ENCODINGS.find((name) => parts.some((part) => isTaken(part, name)));
}

/**
 * @param {string} part such as `gzip;q=0.5`
 * @param {string} name
 */
function isTaken(part, name) {
  const [coding, quality] = part.split(';q=');
  return coding === name && Number(quality ?? 1) > 0;
}
