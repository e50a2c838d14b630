import 'server-only';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { redisKey, sendToRedis, withRedis } from '../cache/redis';
import { personalDataKey, seal, unseal } from '../cache/sealing';
import { env } from '../config/environment';
import { TIMES } from '../config/times';

/**
 * A good answer in Redis, encrypted, since it may have birth dates: for all instances of a build, and for a
 * restart during an outage. `sent`: as the service sent it; `at`: when its request began (ms since the epoch).
 */
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

/** The stored answer; null if there is none. */
export async function readPersisted(key: string): Promise<PersistedRead | null> {
  if (!isOn()) return null;
  const sealed = await withRedis((client) => client.getBuffer(keyOf(key)));
  const compressed = sealed && unseal(sealed, sealingKey());
  if (!compressed) return null;
  return unpack(compressed)
    .then(deserialize)
    .catch(() => null);
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
