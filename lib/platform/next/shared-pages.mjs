import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { tellRedis, tryRedis } from '../redis.mjs';
import { refreshedSince, SKEW_MS } from '../refreshes.mjs';

/**
 * The second level of the page cache, which all instances of one build share through Redis. It is
 * asked when a page is not in memory or is due, never for one that is served from there.
 *
 * @typedef {import('./kept-pages.mjs').Kept} Kept
 */

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** As long as a page that nobody can renew may be shown. */
const KEPT_SECONDS = 86_400;
const LARGEST_BYTES = 4 * 1024 * 1024;

/** @param {string} key */
function keyOf(key) {
  return `vitrine:${process.env.NEXT_DEPLOYMENT_ID}:page:${key}`;
}

/** Without the name of a build, two of them could mix. */
function isShared() {
  return Boolean(process.env.NEXT_DEPLOYMENT_ID);
}

/**
 * The page that another instance rendered, or this one before it was restarted. One of which
 * something changed since is due at once.
 * @param {string} key
 * @returns {Promise<Kept | null>}
 */
export async function loadPage(key) {
  if (!isShared()) return null;
  const packed = await tryRedis((client) => client.getBuffer(keyOf(key)));
  if (!packed) return null;
  try {
    const kept = /** @type {Kept} */ (deserialize(await unpack(packed)));
    return refreshedSince(kept.tags, kept.begun, SKEW_MS) ? { ...kept, until: 0 } : kept;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {Kept} kept
 */
export async function savePage(key, kept) {
  if (!isShared()) return;
  const packed = await pack(serialize(kept), { level: 3 });
  if (packed.length > LARGEST_BYTES) return;
  await tellRedis(async (client) => {
    const saving = client.multi().set(keyOf(key), packed, 'EX', KEPT_SECONDS);
    for (const tag of kept.tags.filter(isPersonal)) {
      saving.sadd(indexOf(tag), key).expire(indexOf(tag), KEPT_SECONDS);
    }
    await saving.exec();
  });
}

/**
 * Forgets all pages that were made of a record, those that no instance has in memory as well.
 * @param {string} tag
 */
export async function forgetPagesOf(tag) {
  if (!isShared()) return;
  await tellRedis(async (client) => {
    const keys = await client.smembers(indexOf(tag));
    await client.unlink(indexOf(tag), ...keys.map(keyOf));
  });
}

/** @param {string} tag */
function isPersonal(tag) {
  return tag.startsWith('talent:');
}

/** @param {string} tag */
function indexOf(tag) {
  return `vitrine:${process.env.NEXT_DEPLOYMENT_ID}:pages-of:${tag}`;
}

/** @param {string} key */
export async function forgetPage(key) {
  if (isShared()) await tellRedis((client) => client.unlink(keyOf(key)));
}
