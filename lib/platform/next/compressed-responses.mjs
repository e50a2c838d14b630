import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide.mjs';
import { isStoredPage } from './page-freshness.mjs';

/**
 * Compressed copies of stored pages, so that a popular page is compressed once and not per request.
 * Next compresses whatever is not cached here.
 *
 * Plain JavaScript, without `server-only`: see `answer-status.mjs`.
 *
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {keyof typeof PACK} Encoding
 */

const MAX_BYTES = 8 * 1024 * 1024;

/** A page is compressed on its second request, so that a crawl of all profiles evicts nothing. */
const MOST_ASKED = 1_000;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** In order of preference: Brotli is about a tenth smaller. */
const PACK = {
  /** @param {Buffer} page */
  br: (page) => packBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  /** @param {Buffer} page */
  gzip: (page) => packGzip(page, { level: 9 }),
};
const ENCODINGS = /** @type {Encoding[]} */ (Object.keys(PACK));

/** @type {LRUCache<string, Buffer>} by encoding and tag */
const packed = processWide(
  'packed-pages',
  () => new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length }),
);
/** @type {LRUCache<string, true>} */
const requestedOnce = new LRUCache({ max: MOST_ASKED });

/**
 * The compressed bytes of a stored page that is about to be sent; sets the matching headers.
 * Undefined if it is not compressed yet, or the browser accepts no encoding.
 * @param {Response} response
 * @param {string} page
 */
export function packedPage(response, page) {
  const tag = response.getHeader('etag');
  const isStored = response.statusCode === 200 && isStoredPage(response);
  if (!isStored || typeof tag !== 'string') return undefined;
  const { encoding, key, bytes } = compressed(response.req.headers['accept-encoding'], tag);
  if (!encoding) return undefined;
  if (bytes) {
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', bytes.length);
  } else if (requestedOnce.has(key)) {
    requestedOnce.delete(key);
    void PACK[encoding](Buffer.from(page)).then((made) => packed.set(key, made));
  } else {
    requestedOnce.set(key, true);
  }
  return bytes;
}

/**
 * Negotiates the encoding, if the request accepts one, and looks up the compressed page.
 * @param {string | string[] | undefined} accepted the `Accept-Encoding` header
 * @param {string} tag the page's ETag
 */
export function compressed(accepted = '', tag) {
  const encoding = encodingFor(String(accepted));
  const key = `${encoding} ${tag}`;
  return { encoding, key, bytes: encoding && packed.get(key) };
}

/**
 * The best encoding that a request accepts (RFC 9110, section 12.5.3).
 * @param {string} header
 */
function encodingFor(header) {
  const parts = header.split(',').map((part) => part.replace(/\s/g, '').toLowerCase());
  return ENCODINGS.find((name) => parts.some((part) => isTaken(part, name)));
}

/**
 * @param {string} part such as `gzip;q=0.5`
 * @param {Encoding} name
 */
function isTaken(part, name) {
  const [coding, quality] = part.split(';q=');
  return coding === name && Number(quality ?? 1) > 0;
}
