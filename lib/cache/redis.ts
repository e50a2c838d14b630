import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { TIMES } from '../config/times.ts';
import { processWide } from '../process/process-wide.ts';
import { inTime } from '../process/time.ts';

/**
 * Two connections to Redis, if `REDIS_URL` is set. `client` is for visitors' requests: a command
 * fails at once while the connection is down, and after 0.2 s without an answer; then none is sent
 * for 2 s. `slowClient` is for commands that no visitor waits for.
 */
type State = { client: Redis | null; slowClient: Redis | null; pausedUntil: number };

const { commandMs, connectMs, longestCommandMs, longestRetryMs, pauseMs, slowCommandMs } =
  TIMES.redis;

/** A key with a prefix for this site, so that two sites can share one Redis. */
export function redisKey(...parts: string[]) {
  const { PANEL_URL, SITE_URL, SITE_NAME } = process.env;
  const site = processWide('redis-site', () =>
    createHash('sha256')
      .update(JSON.stringify([PANEL_URL, SITE_URL, SITE_NAME]))
      .digest('hex')
      .slice(0, 12),
  );
  return ['vitrine', site, ...parts].join(':');
}

function state(): State {
  return processWide('redis', () => begin(process.env.REDIS_URL?.trim()));
}

function begin(url: string | undefined): State {
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

/** The state of the connection; `off` if no Redis is configured. */
export function redisState(): 'off' | 'up' | 'down' {
  const { client, pausedUntil } = state();
  if (!client) return 'off';
  return client.status === 'ready' && Date.now() >= pausedUntil ? 'up' : 'down';
}

/** Runs commands that a visitor waits for. Undefined without Redis or on failure; never throws. */
export async function withRedis<T>(work: (client: Redis) => Promise<T>): Promise<T | undefined> {
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
 */
export async function sendToRedis<T>(work: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const { slowClient } = state();
  if (slowClient?.status !== 'ready') return undefined;
  return work(slowClient).catch(() => undefined);
}

/** Calls `listener` whenever the connection of `sendToRedis` becomes ready. */
export function onRedisReady(listener: () => void) {
  const { slowClient } = state();
  slowClient?.on('ready', listener);
  if (slowClient?.status === 'ready') listener();
}

function connect(url: string) {
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
