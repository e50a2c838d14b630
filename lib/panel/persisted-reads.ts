import 'server-only';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { z } from 'zod';
import { env } from '../platform/env';
import { invalidatedSince, invalidationsKnown } from '../platform/invalidations.mjs';
import { redisKey, sendToRedis, withRedis } from '../platform/redis.mjs';
import { personalDataKey, seal, unseal } from '../platform/sealing';
import { TIMES } from '../platform/times.mjs';

/**
 * Stores the services' good answers in Redis, shared by all instances of a build and available
 * after a restart during an outage. They contain no visitor data, but talents' birth dates, so each
 * answer is encrypted.
 */

const persisted = z.object({
  /** The answer as the service sent it. */
  sent: z.unknown(),
  /** When it was sent (ms since the epoch). */
  at: z.number(),
});

export type PersistedRead = z.infer<typeof persisted>;

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

/**
 * The stored answer; null if there is none. `at` is 0 (stale) if one of its tags has been
 * invalidated since, or if it is dated in the future because of an instance's wrong clock.
 */
export async function readPersisted(
  key: string,
  tags: readonly string[],
): Promise<PersistedRead | null> {
  if (!isOn()) return null;
  const [sealed] = await Promise.all([
    withRedis((client) => client.getBuffer(keyOf(key))),
    invalidationsKnown(),
  ]);
  const read = await unsealed(sealed);
  const stale = read && (invalidatedSince(tags, read.at) || read.at > Date.now());
  return stale ? { ...read, at: 0 } : read;
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
    return persisted.safeParse(deserialize(await unpack(compressed))).data ?? null;
  } catch {
    return null;
  }
}
