import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { countBytes } from './page-cache/store.mjs';

/**
 * The body of a cached page in the encoding that a client prefers. It is compressed for the first
 * request that wants it; the bytes are part of the page's entry, and gone with it.
 *
 * @typedef {import('./page-cache/store.mjs').Entry} Entry
 */

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** In order of preference: Brotli is about a tenth smaller. */
const PACK = {
  /** @param {Buffer} page */
  br: (page) => packBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  /** @param {Buffer} page */
  gzip: (page) => packGzip(page, { level: 9 }),
};
const ENCODINGS = /** @type {(keyof typeof PACK)[]} */ (Object.keys(PACK));

/**
 * The body in an encoding of `encodingFor`; undefined is the page as it is.
 * @param {string} key of the entry
 * @param {Entry} entry of a page
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
export function encodingFor(header) {
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
