import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { processWide } from './process-wide.mjs';
import { TIMES } from './times.mjs';

/**
 * The one connection to Redis, when `REDIS_URL` names one. What several instances share is worth a
 * try, never a wait: a command fails at once while the connection is down, soon when no answer
 * comes, and then none is sent for a moment.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ client: Redis | null, patient: Redis | null, pausedUntil: number }} State
 */

const { commandMs, connectMs, longestCommandMs, longestRetryMs, pauseMs, slowCommandMs } =
  TIMES.redis;

/**
 * A key of this site: two sites on one Redis share nothing.
 * @param {...string} parts
 */
export function redisKey(...parts) {
  const { PANEL_URL, SITE_URL, SITE_NAME } = process.env;
  const site = processWide('redis-site', () =>
    createHash('sha256')
      .update(JSON.stringify([PANEL_URL, SITE_URL, SITE_NAME]))
      .digest('hex')
      .slice(0, 12),
  );
  return ['vitrine', site, ...parts].join(':');
}

/** @returns {State} */
function state() {
  return processWide('redis', () => begin(process.env.REDIS_URL?.trim()));
}

/**
 * @param {string | undefined} url
 * @returns {State}
 */
function begin(url) {
  const client = url ? connect(url) : null;
  const patient = client?.duplicate({ commandTimeout: slowCommandMs }) ?? null;
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
      state().pausedUntil = Date.now() + pauseMs;
    }
    return undefined;
  }
}

/**
 * Does something with Redis that no visitor waits for, with more patience; undefined when there is
 * none, or when it fails. Nothing is thrown.
 * @template T
 * @param {(client: Redis) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function tellRedis(work) {
  const { patient } = state();
  if (patient?.status !== 'ready') return undefined;
  return work(patient).catch(() => undefined);
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
    }, commandMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {string} url */
function connect(url) {
  const client = new Redis(url, {
    connectTimeout: connectMs,
    commandTimeout: longestCommandMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, longestRetryMs),
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
