import { listen, tellRedis, tryRedis } from './redis.mjs';

/**
 * What was said to have changed, by its tags (`talents`, `talent:12`, `slides`): told to all parts of
 * this process that keep something, and to every other instance through Redis. An instance that did
 * not hear of it, since it had no connection, asks for it.
 *
 * Plain JavaScript: the page cache stands outside of Next's bundles.
 *
 * `own`: said by this instance; `at`: ms since the epoch, by the clock of who said it.
 * @typedef {{ tags: string[], force: boolean, at: number, own: boolean }} Refresh
 * @typedef {(refresh: Refresh) => void} Listener
 * @typedef {{ at: Map<string, number>, listeners: Map<string, Listener>, following: boolean }} State
 */

const KEY = Symbol.for('vitrine.refreshes');
const CHANNEL = 'vitrine:refresh';
const LAST = 'vitrine:refreshed';
const LAST_SECONDS = 86_400;

/** What was not heard is asked for this often, in milliseconds. */
const CATCH_UP_MS = 2_000;

/** How far the clocks of two machines may be apart, in milliseconds. */
export const SKEW_MS = 2_000;

/** @returns {State} one for the process */
function state() {
  const registry = /** @type {Record<symbol, State>} */ (/** @type {unknown} */ (globalThis));
  registry[KEY] ??= { at: new Map(), listeners: new Map(), following: false };
  return registry[KEY];
}

/**
 * Has `listener` called whenever something is said to have changed. A name has one listener.
 * @param {string} name
 * @param {Listener} listener
 */
export function onRefresh(name, listener) {
  state().listeners.set(name, listener);
}

/**
 * True when one of the tags was said to have changed after `time`, or up to `skewMs` before it.
 * @param {readonly string[]} tags
 * @param {number} time ms since the epoch
 * @param {number} [skewMs]
 */
export function refreshedSince(tags, time, skewMs = 0) {
  return tags.some((tag) => (state().at.get(tag) ?? Number.NEGATIVE_INFINITY) + skewMs >= time);
}

/** @param {Refresh} refresh */
function apply(refresh) {
  const { at, listeners } = state();
  for (const tag of refresh.tags) at.set(tag, Math.max(refresh.at, at.get(tag) ?? 0));
  for (const listener of listeners.values()) listener(refresh);
}

/**
 * Says that something changed, here and to all other instances.
 * @param {Omit<Refresh, 'own'>} refresh
 */
export async function announceRefresh(refresh) {
  apply({ ...refresh, own: true });
  await tellRedis(async (client) => {
    const times = Object.fromEntries(refresh.tags.map((tag) => [tag, refresh.at]));
    await client
      .multi()
      .hset(LAST, times)
      .expire(LAST, LAST_SECONDS)
      .publish(CHANNEL, JSON.stringify(refresh))
      .exec();
  });
}

/** Begins to hear what other instances say; called once, at start. */
export function followRefreshes() {
  const all = state();
  if (all.following) return;
  all.following = true;
  listen(CHANNEL, hear, () => void catchUp());
  setInterval(() => void catchUp(), CATCH_UP_MS).unref();
}

/** @param {string} message */
function hear(message) {
  const { tags, force, at } = JSON.parse(message);
  if (state().at.get(tags[0]) !== at) apply({ tags, force, at, own: false });
}

async function catchUp() {
  const times = (await tryRedis((client) => client.hgetall(LAST))) ?? {};
  for (const [tag, time] of Object.entries(times)) {
    const at = Number(time);
    if ((state().at.get(tag) ?? 0) < at) apply({ tags: [tag], force: false, at, own: false });
  }
}
