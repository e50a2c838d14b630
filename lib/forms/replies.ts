import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processWide } from '../platform/process-wide.mjs';
import { redis, redisKey } from '../platform/redis.mjs';
import { personalDataKey, seal, unseal } from '../platform/sealing';
import { TIMES } from '../platform/times.mjs';
import type { FieldFaults } from './fields';
import { isRefusalCode, type RefusalCode } from './refusal';

/** What a visitor without script is shown again: the answers, and why they were not taken. */
export type Reply = {
  /** Null for a visitor who asked for something before sending the form. */
  code: RefusalCode | null;
  values: Readonly<Record<string, string>>;
  faults: FieldFaults;
};

/** Long enough to read and to reload a page; the answers are personal. */
const KEPT_SECONDS = TIMES.memories.replyMs / 1000;
const KEPT_REPLIES = 300;
const TOKEN = /^[\da-f-]{36}$/;

const kept = processWide(
  'form-replies',
  () => new LRUCache<string, Reply>({ max: KEPT_REPLIES, ttl: KEPT_SECONDS * 1000 }),
);

/** Typed answers are personal data: Redis gets them encrypted. */
const sealingKey = () => personalDataKey('vitrine reply');

/**
 * Keeps a reply for a few minutes and gives the token that only its visitor gets. One that only says
 * why is its own token: posts that were refused unread push nobody's answers out.
 */
export async function keepReply(reply: Reply): Promise<string> {
  if (reply.code && Object.keys({ ...reply.values, ...reply.faults }).length === 0) {
    return reply.code;
  }

  const token = randomUUID();
  kept.set(token, reply);
  // The next page may be rendered by another instance.
  await redis()
    ?.set(keyOf(token), seal(JSON.stringify(reply), sealingKey()), 'EX', KEPT_SECONDS)
    .catch(() => undefined);
  return token;
}

/** The reply of a token; null when there is none any more. */
export async function readReply(token: unknown): Promise<Reply | null> {
  if (isRefusalCode(token)) return { code: token, values: {}, faults: {} };
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  const own = kept.get(token);
  if (own) return own;
  const shared = await redis()
    ?.getBuffer(keyOf(token))
    .catch(() => null);
  const text = shared && unseal(shared, sealingKey());
  return text ? (JSON.parse(text.toString()) as Reply) : null;
}

function keyOf(token: string): string {
  return redisKey('sealed-reply', token);
}
