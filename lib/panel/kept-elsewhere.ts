import 'server-only';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { env } from '../platform/env';
import { tellRedis, tryRedis } from '../platform/redis.mjs';
import { refreshedSince } from '../platform/refreshes.mjs';
import { readSnapshot, removeSnapshot, writeSnapshot } from '../platform/snapshot';

/**
 * The good answers of the services outside of this process: in Redis, where all instances of a build
 * find them, and on disk, where this one does after a restart. Nothing of a visitor is among them.
 */

/** An answer as the service sent it, and when (ms since the epoch). */
export type KeptAnswer = { sent: unknown; at: number };

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

const KEPT_SECONDS = 7 * 86_400;

/** Without the name of a build, as in development, the answers of two of them could mix. */
function isKept(): boolean {
  const { REDIS_URL, STATE_DIR } = env();
  return Boolean(process.env.NEXT_DEPLOYMENT_ID && (REDIS_URL || STATE_DIR));
}

function redisKey(key: string): string {
  return `vitrine:${process.env.NEXT_DEPLOYMENT_ID}:read:${key}`;
}

/** The newest answer that is kept; one of which something changed since counts as old. */
export async function keptElsewhere(
  key: string,
  tags: readonly string[],
): Promise<KeptAnswer | null> {
  if (!isKept()) return null;
  const shared = await tryRedis((client) => client.getBuffer(redisKey(key)));
  const kept = (await unpacked(shared)) ?? (await unpacked(await readSnapshot(key)));
  return kept && refreshedSince(tags, kept.at) ? { ...kept, at: 0 } : kept;
}

/** Keeps an answer. Nothing is thrown. */
export async function keepElsewhere(key: string, answer: KeptAnswer): Promise<void> {
  if (!isKept()) return;
  try {
    const packed = await pack(serialize(answer), { level: 1 });
    await tellRedis((client) => client.set(redisKey(key), packed, 'EX', KEPT_SECONDS));
    await writeSnapshot(key, packed);
  } catch (error) {
    console.error(`An answer cannot be kept: ${String(error)}`);
  }
}

/** Forgets the answer about a record that is there no more. */
export async function forgetElsewhere(key: string): Promise<void> {
  if (!isKept()) return;
  await tellRedis((client) => client.unlink(redisKey(key)));
  await removeSnapshot(key);
}

async function unpacked(packed: Uint8Array | null | undefined): Promise<KeptAnswer | null> {
  if (!packed) return null;
  try {
    return deserialize(await unpack(packed)) as KeptAnswer;
  } catch {
    return null;
  }
}
