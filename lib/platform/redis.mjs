import { Redis } from 'ioredis';

/**
 * The one connection to Redis, when `REDIS_URL` names one. What several instances share is worth a
 * try, never a wait: a command fails at once while the connection is down, soon when no answer
 * comes, and then none is sent for a moment.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ client: Redis | null, patient: Redis | null, pausedUntil: number }} State
 */

const KEY = Symbol.for('vitrine.redis');

/** Times in milliseconds. */
const COMMAND_MS = 200;
const LONGEST_COMMAND_MS = 450;
const PATIENT_MS = 5_000;
const PAUSE_MS = 2_000;
const LONGEST_RETRY_MS = 1_000;

/** @returns {State} one for the process: Next's bundles each load this module */
function state() {
  const registry = /** @type {Record<symbol, State>} */ (/** @type {unknown} */ (globalThis));
  registry[KEY] ??= begin(process.env.REDIS_URL?.trim());
  return registry[KEY];
}

/**
 * @param {string | undefined} url
 * @returns {State}
 */
function begin(url) {
  const client = url ? connect(url) : null;
  const patient = client?.duplicate({ commandTimeout: PATIENT_MS }) ?? null;
  // The other connection has said it.
  patient?.on('error', () => {});
  return { client, patient, pausedUntil: 0 };
}

/** The connection as it is, for who has a fallback of their own; null when none is configured. */
export function redis() {
  return state().client;
}

/** What is known of Redis: `off` when none is configured. @returns {'off' | 'up' | 'down'} */
export function redisState() {
  const { client, pausedUntil } = state();
  if (!client) return 'off';
  return client.status === 'ready' && Date.now() >= pausedUntil ? 'up' : 'down';
}

/**
 * Does something with Redis; undefined when there is none, or when it fails. Nothing is thrown.
 * @template T
 * @param {(client: Redis) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function tryRedis(work) {
  const { client, pausedUntil } = state();
  if (client?.status !== 'ready' || Date.now() < pausedUntil) return undefined;
  try {
    return await inTime(work(client));
  } catch (error) {
    // A Redis that refuses what it is sent (it is full, it is loading) still answers.
    if (!(error instanceof Error && error.name === 'ReplyError')) {
      state().pausedUntil = Date.now() + PAUSE_MS;
    }
    return undefined;
  }
}

/**
 * Tells Redis something for which nobody waits, with more patience. Nothing is thrown.
 * @param {(client: Redis) => Promise<unknown>} work
 */
export async function tellRedis(work) {
  const { patient } = state();
  if (patient?.status === 'ready') await work(patient).catch(() => undefined);
}

/**
 * A process that was busy sees the end of the time and the answer at once: the answer counts, so
 * that what waits on the connection is read before the work is given up.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      setImmediate(() => reject(new Error('no answer in time')));
    }, COMMAND_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A second connection, which only listens. It asks again for as long as it takes.
 * @param {string} channel
 * @param {(message: string) => void} hear
 * @param {() => void} ready called each time that the connection stands
 */
export function listen(channel, hear, ready) {
  const { client } = state();
  if (!client) return;
  const ear = client.duplicate({ commandTimeout: undefined });
  ear.on('error', () => {});
  ear.on('message', (_channel, message) => hear(message));
  ear.on('ready', () => {
    ear.subscribe(channel).then(ready, () => {});
  });
}

/** @param {string} url */
function connect(url) {
  const client = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: LONGEST_COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_RETRY_MS),
  });
  let failing = false;
  client.on('ready', () => {
    failing = false;
  });
  client.on('error', (error) => {
    if (!failing) console.warn(`redis: ${error.message}`);
    failing = true;
  });
  return client;
}
