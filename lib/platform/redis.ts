import 'server-only';
import { Redis } from 'ioredis';
import { env } from './env';
import { processWide } from './process-wide';

/**
 * The connection to Redis, when one is configured. A command fails at once while it is down: state
 * of several instances is worth a try, never a wait.
 */
export function redis(): Redis | null {
  return processWide('redis', () => {
    const { REDIS_URL } = env();
    return { client: REDIS_URL ? connect(REDIS_URL) : null };
  }).client;
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  let failing = false;
  client.on('ready', () => {
    failing = false;
  });
  client.on('error', (error: Error) => {
    if (!failing) console.warn(`redis: ${error.message}`);
    failing = true;
  });
  return client;
}
