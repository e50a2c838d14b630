import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../platform/json';
import { processWide } from '../platform/process-wide.mjs';
import { redis, redisKey } from '../platform/redis.mjs';
import { personalDataKey, seal, unseal } from '../platform/sealing';
import { TIMES } from '../platform/times.mjs';
import type { FieldFaults } from './fields';
import { TYPED_BYTES } from './limits';
import { isRefusalCode, type PostedTexts, type RefusalCode } from './refusal';

/** The form reply for a visitor without script: the answers, and why they were refused. */
export type Reply = {
  /** Null if the visitor asked the form for something before sending it. */
  code: RefusalCode | null;
  values: PostedTexts;
  faults: FieldFaults;
};

/** Long enough to read and reload a page; short, as the answers are personal. */
const SECONDS = TIMES.memories.replyMs / 1000;
const TOKEN = /^[\da-f-]{36}$/;

/** How many replies are in memory, per kind. */
const MOST = { reply: 300, refused: 100, sent: 300 } as const;
type Kind = keyof typeof MOST;

/**
 * The refusals of a flood. Their replies have a cache of their own, so they cannot evict others.
 */
const FLOODED: readonly (RefusalCode | null)[] = ['rate', 'busy', 'too-large'];

const memories = processWide('form-replies', () => {
  const memoryOf = (kind: Kind) =>
    new LRUCache<string, object>({ max: MOST[kind], ttl: SECONDS * 1000 });
  return { reply: memoryOf('reply'), refused: memoryOf('refused'), sent: memoryOf('sent') };
});

/** The answers are personal data, so Redis gets them encrypted. */
const sealingKey = () => personalDataKey('vitrine reply');

/**
 * Stores a reply for a few minutes and returns its secret token. A reply without answers and faults
 * has its code as the token and is not stored.
 */
export async function storeReply(reply: Reply): Promise<string> {
  const empty = Object.keys({ ...reply.values, ...reply.faults }).length === 0;
  if (reply.code && empty) return reply.code;
  if (!FLOODED.includes(reply.code)) return store('reply', reply);
  return store('refused', { ...reply, values: firstTexts(reply.values) });
}

/** The reply for a token; null if it expired. */
export async function readReply(token: unknown): Promise<Reply | null> {
  if (isRefusalCode(token)) return { code: token, values: {}, faults: {} };
  const found = await Promise.all([read('reply', token), read('refused', token)]);
  return found.find((one) => one !== null) ?? null;
}

/** The reply for a token. `expired`: there is a token, but no reply is stored for it. */
export async function replyOrExpired(
  token: unknown,
): Promise<{ reply: Reply | null; expired: boolean }> {
  const reply = await readReply(token);
  return { reply, expired: Boolean(token) && reply === null };
}

/** Stores the sent answers for the success page; returns their token. */
export function storeSent(values: PostedTexts): Promise<string> {
  return store('sent', { values });
}

/** The sent answers for a token; null if the token is unknown or that of a refused form. */
export async function readSent(token: unknown): Promise<PostedTexts | null> {
  const sent = await read<{ values: PostedTexts }>('sent', token);
  return sent?.values ?? null;
}

/** The texts of a refused post that fit into `TYPED_BYTES`. */
function firstTexts(values: PostedTexts): PostedTexts {
  let left = TYPED_BYTES;
  const fits = ([, text]: [string, string]) => {
    left -= Buffer.byteLength(text);
    return left >= 0;
  };
  return Object.fromEntries(Object.entries(values).filter(fits));
}

async function store(kind: Kind, value: object): Promise<string> {
  const token = randomUUID();
  memories[kind].set(token, value);
  const sealed = seal(JSON.stringify({ ...value, token }), sealingKey());
  // Another instance may render the next page.
  await redis()
    ?.set(keyOf(kind, token), sealed, 'EX', SECONDS)
    .catch(() => undefined);
  return token;
}

async function read<T extends object = Reply>(kind: Kind, token: unknown): Promise<T | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const own = memories[kind].get(token);
  if (own) return own as T;
  const shared = await redis()
    ?.getBuffer(keyOf(kind, token))
    .catch(() => null);
  const text = shared && unseal(shared, sealingKey());
  const stored: unknown = text && JSON.parse(text.toString());
  if (!isRecord(stored) || stored.token !== token) return null;
  const { token: _token, ...value } = stored;
  return value as T;
}

/** Bounds refused posts in Redis too: their tokens share a fixed number of keys. */
function keyOf(kind: Kind, token: string): string {
  const name = `sealed-${kind}`;
  if (kind !== 'refused') return redisKey(name, token);
  return redisKey(name, String(Number.parseInt(token, 16) % MOST.refused));
}
