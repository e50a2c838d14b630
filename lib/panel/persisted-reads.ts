import 'server-only';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { invalidationsKnown } from '../cache/invalidations.mjs';
import { redisKey, sendToRedis, withRedis } from '../cache/redis.mjs';
import { personalDataKey, seal, unseal } from '../cache/sealing';
import { env } from '../config/env';
import { TIMES } from '../config/times.mjs';

/**
 * Stores the services' good answers in Redis, shared by all instances of a build and available
 * after a restart during an outage. They contain no visitor data, but talents' birth dates, so each
 * answer is encrypted.
 */

/** `sent`: the answer as the service sent it; `at`: when its request began (ms since the epoch). */
export type PersistedRead = { sent: unknown; at: number };

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);
const sealingKey = () => personalDataKey('vitrine read');

/** Off without a build id (development), as answers of two builds could mix, and without Redis. */
function isOn(): boolean {
  return Boolean(process.env.NEXT_DEPLOYMENT_ID && env().REDIS_URL);
}

function keyOf(key: string): string {
  return redisKey(process.env.NEXT_DEPLOYMENT_ID ?? '', 'read', key);
}

/** The stored answer; null if there is none. Afterwards the invalidations of others are known. */
export async function readPersisted(key: string): Promise<PersistedRead | null> {
  if (!isOn()) return null;
  const [sealed] = await Promise.all([
    withRedis((client) => client.getBuffer(keyOf(key))),
    invalidationsKnown(),
  ]);
  return unsealed(sealed);
}

/** Stores an answer. Never throws. */
export async function persistRead(key: string, answer: PersistedRead): Promise<void> {
  if (!isOn()) return;
  try {
    const sealed = seal(await pack(serialize(answer), { level: 1 }), sealingKey());
    await sendToRedis((client) => client.set(keyOf(key), sealed, 'PX', TIMES.redis.readMs));
  } catch (error) {
    console.error(`An answer cannot be stored: ${String(error)}`);
  }
}

/** Removes the answer about a record that no longer exists. Never throws. */
export async function removePersisted(key: string): Promise<void> {
  if (isOn()) await sendToRedis((client) => client.unlink(keyOf(key)));
}

async function unsealed(sealed: Uint8Array | null | undefined): Promise<PersistedRead | null> {
  const compressed = sealed && unseal(sealed, sealingKey());
  if (!compressed) return null;
  try {
    return deserialize(await unpack(compressed));
  } catch {
    return null;
  }
}
