import { TIMES } from '../config/times.mjs';
import { processWide } from '../process/process-wide.mjs';
import { warnOnce } from '../process/warn-once.mjs';
import { redisKey, redisState, sendToRedis } from './redis.mjs';

/**
 * Cache invalidation by tag (`talents`, `talent:12`, `slides`). An invalidation reaches the caches
 * of this process at once, and other instances through Redis, which each polls every second. While
 * Redis is down, tags remain `unsent`; they are sent once it is back.
 *
 * Plain JavaScript: the page cache is loaded outside of Next's bundles.
 *
 * `force`: the next answer is accepted, however implausible; `own`: published by this instance;
 * `at`: ms since the epoch, by the clock of the publishing instance.
 * @typedef {{ tags: string[], force: boolean, at: number, own: boolean }} Invalidation
 * @typedef {(invalidation: Invalidation) => void} Listener
 * `at` and `forcedAt`: the newest time of each tag; `unsent`: tags not yet in Redis.
 * @typedef {{ at: Map<string, number>, forcedAt: Map<string, number>,
 *   listeners: Map<string, Listener>, unsent: Map<string, boolean>, readUntil: number,
 *   polling?: Promise<void>, first?: Promise<void> }} State
 */

/** Two sorted sets in Redis, with tags scored by time: all of them, and those with `force`. */
const STALE = 'invalidated';
const FORCED = 'invalidated-force';

/** The most tags stored in Redis; the oldest are evicted. */
const MAX_TAGS = 10_000;

const TAG = /^[\x21-\x7e]{1,250}$/;

/** @type {State} */
const state = processWide('invalidations', () => ({
  at: new Map(),
  forcedAt: new Map(),
  listeners: new Map(),
  unsent: new Map(),
  readUntil: 0,
}));

/**
 * Registers a listener for invalidations, in place of an earlier one with the same name.
 * @param {string} name
 * @param {Listener} listener
 */
export function onInvalidation(name, listener) {
  state.listeners.set(name, listener);
}

/**
 * True if one of the tags was invalidated at or after `time`.
 * @param {readonly string[]} tags
 * @param {number} time ms since the epoch
 */
export function invalidatedSince(tags, time) {
  return tags.some((tag) => (state.at.get(tag) ?? Number.NEGATIVE_INFINITY) >= time);
}

/** @param {Invalidation} invalidation */
function apply({ tags, force, at, own }) {
  for (const tag of tags) {
    state.at.set(tag, Math.max(at, state.at.get(tag) ?? 0));
    if (force) state.forcedAt.set(tag, Math.max(at, state.forcedAt.get(tag) ?? 0));
  }
  for (const listener of state.listeners.values()) listener({ tags, force, at, own });
}

/**
 * Publishes an invalidation to this process and to the other instances. Returns false if Redis does
 * not have it yet; true if no Redis is configured.
 * @param {Omit<Invalidation, 'own'>} invalidation
 */
export async function publishInvalidation(invalidation) {
  apply({ ...invalidation, own: true });
  if (redisState() === 'off') return true;
  const { tags, force, at } = invalidation;
  if (await send(new Map(tags.map((tag) => [tag, force])), at)) return true;
  // Not before: a poll in the meantime would send them with a later time.
  const { unsent } = state;
  for (const tag of tags) unsent.set(tag, force || unsent.get(tag) === true);
  return false;
}

async function sendUnsent() {
  const { unsent } = state;
  if (unsent.size === 0) return;
  const batch = new Map(unsent);
  // With the current time: the other instances have already polled past the original one.
  if (!(await send(batch, Date.now()))) return;
  // A tag published again in the meantime remains unsent.
  for (const [tag, force] of batch) if (unsent.get(tag) === force) unsent.delete(tag);
}

/**
 * @param {ReadonlyMap<string, boolean>} batch tags, and whether with `force`
 * @param {number} at ms since the epoch
 */
async function send(batch, at) {
  const sent = await sendToRedis(async (client) => {
    const transaction = client.multi();
    for (const [tag, force] of batch) {
      transaction.zadd(redisKey(STALE), 'GT', at, tag);
      if (force) transaction.zadd(redisKey(FORCED), 'GT', at, tag);
    }
    for (const key of [redisKey(STALE), redisKey(FORCED)]) {
      transaction
        .zremrangebyscore(key, '-inf', at - TIMES.invalidations.storedMs)
        .zremrangebyrank(key, 0, -MAX_TAGS - 1)
        .pexpire(key, TIMES.invalidations.storedMs);
    }
    await transaction.exec();
    return true;
  });
  return sent === true;
}

/** Starts polling the invalidations of other instances. Called once, at startup. */
export function followInvalidations() {
  processWide('following-invalidations', () => {
    state.first = poll();
    return setInterval(() => void poll(), TIMES.invalidations.pollMs).unref();
  });
}

/** Resolves after the first poll of Redis, whether it succeeded or failed. */
export async function invalidationsKnown() {
  await state.first;
}

/** One poll at a time: a slow answer must not let them pile up. */
function poll() {
  state.polling ??= catchUp().finally(() => {
    state.polling = undefined;
  });
  return state.polling;
}

async function catchUp() {
  const now = Date.now();
  await sendUnsent();
  const since = state.readUntil - TIMES.invalidations.overlapMs;
  const read = await sendToRedis((client) =>
    Promise.all(
      [FORCED, STALE].map((key) =>
        client.zrangebyscore(redisKey(key), since, '+inf', 'WITHSCORES'),
      ),
    ),
  );
  if (!read) return;
  state.readUntil = now;
  const [forced = [], stale = []] = read;
  applyNew(forced, state.forcedAt, true);
  applyNew(stale, state.at, false);
}

/**
 * Applies the tags that are newer than the known ones.
 * @param {readonly string[]} found tags, each followed by its time
 * @param {ReadonlyMap<string, number>} known
 * @param {boolean} force
 */
function applyNew(found, known, force) {
  const latest = Date.now() + TIMES.invalidations.overlapMs;
  /** @type {Map<number, string[]>} */
  const byTime = new Map();
  for (let index = 0; index < found.length; index += 2) {
    const [tag = '', at] = [found[index], Number(found[index + 1])];
    if (!TAG.test(tag) || !(at <= latest)) logUnreadable(tag);
    else if (at > (known.get(tag) ?? 0)) byTime.set(at, [...(byTime.get(at) ?? []), tag]);
  }
  for (const [at, tags] of byTime) apply({ tags, force, at, own: false });
}

/** @param {string} tag */
function logUnreadable(tag) {
  const text = 'redis: an invalidation cannot be read';
  warnOnce(text, `${text}: ${JSON.stringify(tag.slice(0, 40))}`);
}
