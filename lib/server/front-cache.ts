import type { IncomingMessage as Request, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { count } from '../process/counts.ts';
import { monotonicNow } from '../process/time.ts';
import { hasVersion } from './http.ts';
import { freshHeaders } from './page-cache/cache-headers.ts';
import { countBytes, type Entry, pages } from './page-cache/store.ts';
import type { RequestContext } from './request-context.ts';
import type { SiteResponse } from './response.ts';

/**
 * Serves cached pages before Next is entered: its routing and middleware are most of the cost of
 * such a response. Routing is not reimplemented here: once Next has sent a page of the page cache,
 * the response headers are stored with the cache entry, and sent again while the entry is fresh.
 * The target is reduced before (`routes/describe-request.ts`), so every spelling of a page is found here.
 */

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

const MAX_TARGETS = 10_000;

/** Request headers that change Next's response. Such requests go to Next. */
const FOR_NEXT = /^(rsc|next-.*|expect|upgrade|content-length|transfer-encoding)$/;

/** Response headers that depend on the request or on the time. */
const OF_ONE_RESPONSE = new Set(['cache-control', 'content-encoding', 'content-length']);

/** The page cache's key by request target. */
const targets = new LRUCache<string, string>({ max: MAX_TARGETS });

/**
 * True for a request that gets the same response as any other of its target. Called before Next is
 * entered, because Next removes the router's headers from a request.
 */
export function isEligible({ method, headers }: Request) {
  if (method !== 'GET') return false;
  for (const name in headers) if (FOR_NEXT.test(name)) return false;
  return true;
}

/** Serves an eligible request if its page is cached and fresh. Returns whether it did. */
export async function answerFromCache(request: Request, response: SiteResponse) {
  const { url = '', headers } = request;
  const key = targets.get(url);
  const entry = key === undefined ? undefined : pages.get(key);
  if (key === undefined || !entry?.sent || monotonicNow() >= entry.until) return false;
  const { sent, etag = '', modified = 0, until, value } = entry;
  const { status = 200 } = value;
  const encoding = encodingFor(headers['accept-encoding']);
  const fields = [...sent, 'cache-control', freshHeaders({ status }, until)['cache-control']];
  if (encoding) fields.push('content-encoding', encoding);
  count('page_cache', 'direct');
  if (status === 200 && hasVersion(headers, etag, modified)) {
    response.writeComplete(304, fields);
    response.end();
    return true;
  }
  const bytes = await bodyOf(key, entry, encoding);
  response.writeComplete(status, [...fields, 'content-length', String(bytes.length)]);
  response.end(bytes);
  return true;
}

/**
 * Stores the headers of Next's response to an eligible request, if it is a page of the page cache. They
 * are completed in `writeHead`, which is not called for a visitor who has left.
 */
export function rememberHeaders({ description, response, storedAs: key }: RequestContext) {
  const entry = key === undefined ? undefined : pages.peek(key);
  if (key === undefined || !entry?.etag || !response.headersSent) return;
  const { status = 200 } = entry.value;
  if (status === 200 && entry.etag !== response.getHeader('etag')) return;
  if (response.statusCode !== status || response.hasHeader('set-cookie')) return;
  entry.sent ??= repeatedHeaders(response);
  targets.set(description.target, key);
}

/** @returns alternating names and values */
function repeatedHeaders(response: ServerResponse): string[] {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_RESPONSE.has(name))
    .flatMap(([name, values = []]) => [values].flat().flatMap((value) => [name, String(value)]));
}

/** In order of preference: Brotli is about a tenth smaller. */
const PACK = {
  br: (page: Buffer) => packBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (page: Buffer) => packGzip(page, { level: 9 }),
};

type Encoding = keyof typeof PACK;
const ENCODINGS = Object.keys(PACK) as Encoding[];

/**
 * The body of a cached page in an encoding of `encodingFor`; undefined is the page as it is. It is
 * compressed for the first request that wants it; the bytes are part of the page's entry, and of the
 * next one with the same ETag.
 * @param key of the entry
 * @param entry of a page
 */
export function bodyOf(
  key: string,
  entry: Entry,
  encoding: Encoding | undefined,
): Buffer | Promise<Buffer> {
  const plain = () => Buffer.from(entry.value.html.toString());
  if (!encoding) return plain();
  entry.bodies ??= new Map();
  const known = entry.bodies.get(encoding);
  if (known) return known;
  const compressed = PACK[encoding](plain());
  entry.bodies.set(encoding, compressed);
  void compressed.then(({ length }) => countBytes(key, entry, length));
  return compressed;
}

/** The best encoding that a request accepts (RFC 9110, section 12.5.3); undefined for none of ours. */
function encodingFor(header: string | string[] | undefined) {
  const parts = String(header ?? '')
    .split(',')
    .map((part) => part.replace(/\s/g, '').toLowerCase());
  return ENCODINGS.find((name) => parts.some((part) => isTaken(part, name)));
}

/** @param part such as `gzip;q=0.5` */
function isTaken(part: string, name: string) {
  const [coding, quality] = part.split(';q=');
  return coding === name && Number(quality ?? 1) > 0;
}
