import 'server-only';
import { processWide } from '../platform/process-wide.mjs';
import { redisKey, redisState, sendToRedis } from '../platform/redis.mjs';
import { TIMES } from '../platform/times.mjs';

/**
 * Records which talent owns each picture path, past ones included, so that the optimizer's files
 * can be found when the talent departs. In memory since the process started, and in Redis for later
 * processes.
 */

/** The field of the hash in Redis with the start of the record (ms since the epoch). */
const SINCE = 'since';

/** Beyond this the record starts over, as if nothing were known about older files. */
const MOST_PATHS = 300_000;

const FIELDS_AT_ONCE = 1_000;

const state = processWide('picture-owners', () => ({
  since: Date.now(),
  owners: new Map<string, number>(),
  unsent: new Set<string>(),
  /** The start of the record in Redis that contains all but the unsent paths. */
  recordSince: 0,
  sending: null as Promise<void> | null,
}));

const key = () => redisKey('pictures');

/** Records a talent's pictures (paths below the storage folders). */
export function notePictures(id: number, paths: readonly string[]): void {
  if (state.owners.size > MOST_PATHS) {
    state.owners.clear();
    state.unsent.clear();
    state.since = Date.now();
  }
  for (const path of paths) {
    if (state.owners.get(path) === id) continue;
    state.owners.set(path, id);
    state.unsent.add(path);
  }
  if (redisState() === 'off') state.unsent.clear();
  else state.sending ??= send();
}

/** True for a path that the panel has named as a talent's picture since this process started. */
export function isTalentPicture(path: string): boolean {
  return state.owners.has(path);
}

/** Sends new paths in one batch, after the current tick of the event loop. */
async function send(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  state.sending = null;
  await sendToRedis(async (client) => {
    if ((await client.hlen(key())) > MOST_PATHS) await client.unlink(key());
    await client.hsetnx(key(), SINCE, Date.now());
    const since = Number(await client.hget(key(), SINCE));
    // Redis lost the record since the last time, so all paths are sent again.
    if (since !== state.recordSince) state.unsent = new Set(state.owners.keys());
    const paths = [...state.unsent];
    for (let first = 0; first < paths.length; first += FIELDS_AT_ONCE) {
      const some = paths.slice(first, first + FIELDS_AT_ONCE);
      await client.hset(key(), ...some.flatMap((path) => [`${state.owners.get(path)} ${path}`, 1]));
      for (const path of some) state.unsent.delete(path);
    }
    state.recordSince = since;
    await client.pexpire(key(), TIMES.redis.picturesMs);
  });
}

/**
 * All picture paths of these talents. `since` (ms since the epoch): the start of the record; the
 * owner of an older file is unknown. While Redis is down, this process' own record counts.
 */
export async function picturesOf(
  ids: ReadonlySet<number>,
): Promise<{ paths: string[]; since: number }> {
  const own = [...state.owners].filter(([, id]) => ids.has(id)).map(([path]) => path);
  const stored = await sendToRedis(async (client) => {
    const paths: string[] = [];
    for await (const fields of client.hscanStream(key(), { count: FIELDS_AT_ONCE })) {
      for (let place = 0; place < fields.length; place += 2) {
        const [id, ...path] = String(fields[place]).split(' ');
        if (ids.has(Number(id))) paths.push(path.join(' '));
      }
    }
    return { paths, since: Number(await client.hget(key(), SINCE)) || state.since };
  });
  const since = Math.min(stored?.since ?? state.since, state.since);
  return { paths: [...new Set([...own, ...(stored?.paths ?? [])])], since };
}
