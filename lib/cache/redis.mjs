import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { TIMES } from '../config/times.mjs';
import { inTime } from '../process/in-time.mjs';
import { processWide } from '../process/process-wide.mjs';

/**
 * Two connections to Redis, if `REDIS_URL` is set. `client` is for visitors' requests: a command
 * fails at once while the connection is down, and after 0.2 s without an answer; then none is sent
 * for 2 s. `slowClient` is for commands that no visitor waits for.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ client: Redis | null, slowClient: Redis | null, pausedUntil: number }} State
 */

const { commandMs, connectMs, longestCommandMs, longestRetryMs, pauseMs, slowCommandMs } =
  TIMES.redis;

/**
 * A key with a prefix for this site, so that two sites can share one Redis.
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
  const slowClient = client?.duplicate({ commandTimeout: slowCommandMs }) ?? null;
  // `client` logs the same error.
  slowClient?.on('error', () => {});
  return { client, slowClient, pausedUntil: 0 };
}

/** The raw client, for callers with their own fallback; null if no Redis is configured. */
export function redis() {
  return state().client;
}

/**
 * The state of the connection; `off` if no Redis is configured.
 * @returns {'off' | 'up' | 'down'}
 */
export function redisState() {
  const { client, pausedUntil } = state();
  if (!client) return 'off';
  return client.status === 'ready' && Date.now() >= pausedUntil ? 'up' : 'down';
}

/**
 * Runs commands that a visitor waits for. Undefined without Redis or on failure; never throws.
 * @template T
 * @param {(client: Redis) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function withRedis(work) {
  const { client, pausedUntil } = state();
  if (client?.status !== 'ready' || Date.now() < pausedUntil) return undefined;
  try {
    return await inTime(work(client), commandMs, () => new Error('no answer in time'));
  } catch (error) {
    // A Redis that replies with an error (out of memory, loading) is still up.
    if (!(error instanceof Error && error.name === 'ReplyError')) {
      state().pausedUntil = Date.now() + pauseMs;
    }
    return undefined;
  }
}

/**
 * Runs commands that no visitor waits for, with a longer timeout. Undefined without Redis or on
 * failure; never throws.
 * @template T
 * @param {(client: Redis) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function sendToRedis(work) {
  const { slowClient } = state();
  if (slowClient?.status !== 'ready') return undefined;
  return work(slowClient).catch(() => undefined);
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
