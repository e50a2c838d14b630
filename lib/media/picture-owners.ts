import 'server-only';
import { processWide } from '../platform/process-wide.mjs';
import { redisKey, redisState, tellRedis } from '../platform/redis.mjs';
import { TIMES } from '../platform/times.mjs';

/**
 * Records which talent owns each picture path, past ones included, so that the optimizer's files can be
 * found when the talent departs. Stored in Redis, or in memory without Redis.
 */

/** A field of the hash in Redis: its value is when the record began (ms since the epoch). */
const SINCE = 'since';

/** Beyond this the record begins anew, as if nothing were known of older files. */
const MOST_PATHS = 300_000;

const FIELDS_AT_ONCE = 1_000;

const state = processWide('picture-owners', () => ({
  since: Date.now(),
  /** The owner of each path, as far as Redis has not been told. */
  owners: new Map<string, number>(),
  sending: null as Promise<void> | null,
}));

const key = () => redisKey('pictures');

/** Notes that a talent has these pictures (paths below the storage folders). */
export function notePictures(id: number, paths: readonly string[]): void {
  for (const path of paths) state.owners.set(path, id);
  if (state.owners.size > MOST_PATHS) {
    state.owners.clear();
    state.since = Date.now();
  }
  if (redisState() !== 'off') state.sending ??= send();
}

/** Sends what was noted, once all that is noted in the same turn of the event loop is together. */
async function send(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  state.sending = null;
  const noted = [...state.owners];
  await tellRedis(async (client) => {
    if ((await client.hlen(key())) > MOST_PATHS) await client.unlink(key());
    await client.hsetnx(key(), SINCE, state.since);
    for (let first = 0; first < noted.length; first += FIELDS_AT_ONCE) {
      const some = noted.slice(first, first + FIELDS_AT_ONCE);
      await client.hset(key(), ...some.flatMap(([path, id]) => [`${id} ${path}`, 1]));
      for (const [path, id] of some) if (state.owners.get(path) === id) state.owners.delete(path);
    }
    await client.pexpire(key(), TIMES.redis.picturesMs);
  });
}

/**
 * All picture paths of these talents. `since` (ms since the epoch): when the record began; the owner of
 * an older file is unknown. While Redis is down, `since` is now, so all files count as unknown.
 */
export async function picturesOf(
  ids: ReadonlySet<number>,
): Promise<{ paths: string[]; since: number }> {
  const own = [...state.owners].filter(([, id]) => ids.has(id)).map(([path]) => path);
  if (redisState() === 'off') return { paths: own, since: state.since };
  const stored = await tellRedis(async (client) => {
    const paths: string[] = [];
    for await (const fields of client.hscanStream(key(), { count: FIELDS_AT_ONCE })) {
      for (let place = 0; place < fields.length; place += 2) {
        const [id, ...path] = String(fields[place]).split(' ');
        if (ids.has(Number(id))) paths.push(path.join(' '));
      }
    }
    return { paths, since: Number(await client.hget(key(), SINCE)) };
  });
  return { paths: [...own, ...(stored?.paths ?? [])], since: stored?.since || Date.now() };
}
