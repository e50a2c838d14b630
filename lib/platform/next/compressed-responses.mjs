import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide.mjs';
import { isStoredPage } from './page-freshness.mjs';

/**
 * Kept pages in the form in which they travel, so that a page that many ask for is compressed once
 * and not for each of them. Next compresses what is not here.
 *
 * Plain JavaScript, without `server-only`: see `answer-status.mjs`.
 *
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {keyof typeof PACK} Encoding
 */

const MAX_BYTES = 8 * 1024 * 1024;

/** Pages asked for once stay uncompressed: reading every profile of a roster pushes nothing out. */
const MOST_ASKED = 1_000;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** In order of preference: Brotli's pages are a tenth smaller. */
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
const asked = new LRUCache({ max: MOST_ASKED });

/**
 * The compressed form of a kept page that is about to be sent, with the headers that go with it;
 * undefined where there is none yet, or where the browser takes none.
 * @param {Response} response
 * @param {string} page
 */
export function packedPage(response, page) {
  const tag = response.getHeader('etag');
  const kept = response.statusCode === 200 && isStoredPage(response);
  if (!kept || typeof tag !== 'string') return undefined;
  const { encoding, key, bytes } = compressed(response.req.headers['accept-encoding'], tag);
  if (!encoding) return undefined;
  if (bytes) {
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', bytes.length);
  } else if (asked.has(key)) {
    asked.delete(key);
    void PACK[encoding](Buffer.from(page)).then((made) => packed.set(key, made));
  } else {
    asked.set(key, true);
  }
  return bytes;
}

/**
 * The encoding that a request is answered in, if it takes one, and the page in that form, if it is in
 * memory.
 * @param {string | string[] | undefined} accepted its `Accept-Encoding`
 * @param {string} tag the ETag of the page
 */
export function compressed(accepted = '', tag) {
  const encoding = encodingFor(String(accepted));
  const key = `${encoding} ${tag}`;
  return { encoding, key, bytes: encoding && packed.get(key) };
}

/**
 * The best encoding that a request takes (RFC 9110, section 12.5.3).
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
