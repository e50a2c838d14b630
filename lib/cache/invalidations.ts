import { TIMES } from '../config/times.ts';
import { processWide } from '../process/process-wide.ts';
import { inTime, monotonicNow } from '../process/time.ts';
import { warnOnce } from '../process/warn-once.ts';
import { onRedisReady, redisKey, redisState, sendToRedis } from './redis.ts';

/**
 * Cache invalidation by tag (`talents`, `talent:12`, `slides`). An invalidation reaches the caches
 * of this process at once, and other instances through Redis, which each polls every second. While
 * Redis is down, tags remain `unsent`; they are sent once it is back.
 *
 * Two times count. A read is compared with the time at which the sender invalidated its tag: what was
 * asked afterwards is new. A page is compared with the time at which this process heard of it: until
 * then it is made of reads that count as fresh.
 */
type Invalidation = {
  tags: string[];
  /** The next answer is accepted, however implausible. */
  force: boolean;
  /** ms since the epoch, by the clock of the publishing instance. */
  at: number;
  /** Published by this instance. */
  own: boolean;
};

type Listener = (invalidation: Invalidation) => void;

/** `at`: by the sender; `heardAt`: when this process heard of it, by its monotonic clock. */
type Heard = { at: number; heardAt: number };

type State = {
  /** The newest invalidation of each tag, and of each tag behind `FORCE`. */
  newest: Map<string, Heard>;
  listeners: Map<string, Listener>;
  /** Tags not yet in Redis, and whether with `force`. */
  unsent: Map<string, boolean>;
  /** The other instances' invalidations are known up to this time (ms since the epoch). */
  readUntil: number;
  polling?: Promise<void>;
  /** Resolves after the first successful poll; undefined where none is expected. */
  known?: Promise<void>;
};

/**
 * The sorted set in Redis: each tag, scored by its time. One invalidated with `force` is there a
 * second time, behind `FORCE`: an instance that does not know the mark reads the plain tag.
 */
const TAGS = 'invalidated';
const FORCE = '!';

/** The most tags stored in Redis; the oldest are evicted. */
const MAX_TAGS = 10_000;

const TAG = /^!?[\x21-\x7e]{1,250}$/;

const state = processWide(
  'invalidations',
  (): State => ({
    newest: new Map(),
    listeners: new Map(),
    unsent: new Map(),
    readUntil: 0,
  }),
);

/** Registers a listener for invalidations, in place of an earlier one with the same name. */
export function onInvalidation(name: string, listener: Listener) {
  state.listeners.set(name, listener);
}

/**
 * True if one of the tags was invalidated at or after `time`.
 * @param time ms since the epoch, of a read
 */
export function invalidatedSince(tags: readonly string[], time: number) {
  // No later than this process heard of it, by the present time of day: the sender's clock, or its
  // own, may have been ahead.
  const bound = Date.now() - monotonicNow();
  return newestOf(tags).some(({ at, heardAt }) => Math.min(at, bound + heardAt) >= time);
}

/**
 * True if this process heard at or after `time` that one of the tags is invalid.
 * @param time of a rendering, by the monotonic clock
 */
export function invalidationHeardSince(tags: readonly string[], time: number) {
  return newestOf(tags).some(({ heardAt }) => heardAt >= time);
}

function newestOf(tags: readonly string[]) {
  return tags.flatMap((tag) => state.newest.get(tag) ?? []);
}

function apply({ tags, force, at, own }: Invalidation) {
  const heardAt = monotonicNow();
  const marked = force ? tags.flatMap((tag) => [tag, FORCE + tag]) : tags;
  for (const tag of marked) {
    state.newest.set(tag, { at: Math.max(at, state.newest.get(tag)?.at ?? 0), heardAt });
  }
  for (const listener of state.listeners.values()) listener({ tags, force, at, own });
}

/**
 * Publishes an invalidation to this process and to the other instances. Returns false if Redis does
 * not have it yet; true if no Redis is configured.
 */
export async function publishInvalidation(invalidation: Omit<Invalidation, 'own'>) {
  apply({ ...invalidation, own: true });
  if (redisState() === 'off') return true;
  const { tags, force, at } = invalidation;
  if (await send(new Map(tags.map((tag) => [tag, force])), at)) return true;
  // Not before: a poll in the meantime would send them with a later time.
  const { unsent } = state;
  for (const tag of tags) unsent.set(tag, force || unsent.get(tag) === true);
  return false;
}

async function sendUnsent() {
  const { unsent } = state;
  if (unsent.size === 0) return;
  const batch = new Map(unsent);
  // With the current time: the other instances have already polled past the original one.
  if (!(await send(batch, Date.now()))) return;
  // A tag published again in the meantime remains unsent.
  for (const [tag, force] of batch) if (unsent.get(tag) === force) unsent.delete(tag);
}

/**
 * @param batch tags, and whether with `force`
 * @param at ms since the epoch
 */
async function send(batch: ReadonlyMap<string, boolean>, at: number) {
  const sent = await sendToRedis(async (client) => {
    const transaction = client.multi();
    const key = redisKey(TAGS);
    for (const [tag, force] of batch) {
      transaction.zadd(key, 'GT', at, tag);
      if (force) transaction.zadd(key, 'GT', at, FORCE + tag);
    }
    transaction
      .zremrangebyscore(key, '-inf', at - TIMES.invalidations.storedMs)
      .zremrangebyrank(key, 0, -MAX_TAGS - 1)
      .pexpire(key, TIMES.invalidations.storedMs);
    await transaction.exec();
    return true;
  });
  return sent === true;
}

/**
 * Starts polling the invalidations of other instances: whenever Redis becomes ready, and every
 * second. Called once, at startup.
 */
export function followInvalidations() {
  processWide('following-invalidations', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (redisState() !== 'off') state.known = promise;
    const pollNow = () => void poll().then(() => state.readUntil > 0 && resolve());
    onRedisReady(pollNow);
    return setInterval(pollNow, TIMES.invalidations.pollMs).unref();
  });
}

/**
 * Whether the invalidations of other instances are known. Waits for the first poll as long as a
 * visitor waits for Redis.
 */
export async function invalidationsKnown() {
  const { known } = state;
  if (!known) return true;
  const late = known.then(() => true);
  return inTime(late, TIMES.redis.commandMs, () => null).catch(() => false);
}

/** One poll at a time: a slow answer must not let them pile up. */
function poll() {
  state.polling ??= catchUp().finally(() => {
    state.polling = undefined;
  });
  return state.polling;
}

async function catchUp() {
  const now = Date.now();
  await sendUnsent();
  const since = state.readUntil - TIMES.invalidations.overlapMs;
  const found = await sendToRedis((client) =>
    client.zrangebyscore(redisKey(TAGS), since, '+inf', 'WITHSCORES'),
  );
  if (!found) return;
  state.readUntil = now;
  for (let index = 0; index < found.length; index += 2) {
    applyIfNew(found[index] ?? '', Number(found[index + 1]));
  }
}

/** @param member a tag, or one behind `FORCE`, which Redis lists before the plain tag of its time */
function applyIfNew(member: string, at: number) {
  const latest = Date.now() + TIMES.invalidations.overlapMs;
  if (!TAG.test(member) || !(at <= latest)) return logUnreadable(member);
  if (at <= (state.newest.get(member)?.at ?? 0)) return;
  const force = member.startsWith(FORCE);
  // Before the start of this process: meant for an answer that it never had.
  if (force && at < performance.timeOrigin) return;
  apply({ tags: [force ? member.slice(FORCE.length) : member], force, at, own: false });
}

function logUnreadable(tag: string) {
  const text = 'redis: an invalidation cannot be read';
  warnOnce(text, `${text}: ${JSON.stringify(tag.slice(0, 40))}`);
}
