import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { redisKey, withRedis } from '../cache/redis';
import { type Credentials, seal, sealingKey, unseal } from '../cache/sealing';
import { TIMES } from '../config/times';
import type { Service } from './errors';

/** A bearer token, shared by all instances through Redis, encrypted; `renewAt` in ms since the epoch. */
export type Token = { bearer: string; renewAt: number };

const { waitMs: WAIT_MS, lookMs: LOOK_MS } = TIMES.signIn;
/** A lock lives as long as a sign-in may take. */
const LOCK_MS = TIMES.services.refreshMs;

/** Deletes the lock (`KEYS[1]`) if it is still this caller's (`ARGV[1]`). */
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/**
 * The shared bearer token. Without one the first instance takes a lock and signs in; the others wait for it.
 * `refused` is a token that the service rejected. @throws any error of `signIn`
 */
export async function sharedToken(
  service: Service,
  credentials: Credentials,
  refused: string | undefined,
  signIn: () => Promise<Token>,
): Promise<Token> {
  const name = redisKey('token', service, fingerprint(service, credentials));
  const shared = async (): Promise<Token | null> => {
    const token = await load(name, credentials);
    return token && token.bearer !== refused && Date.now() < token.renewAt ? token : null;
  };
  const lock = `${name}:lock`;
  const owner = randomUUID();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const token = await shared();
    if (token) return token;
    const locked = await withRedis((client) => client.set(lock, owner, 'PX', LOCK_MS, 'NX'));
    // Undefined: no Redis available. Null: another instance holds the lock and is signing in.
    if (locked !== null) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    // Another instance may have stored one between the check and the lock.
    const token = (await shared()) ?? (await signIn());
    const lifeMs = Math.max(1, Math.floor(token.renewAt - Date.now()));
    const sealed = seal(JSON.stringify(token), keyOf(credentials));
    await withRedis((client) => client.set(name, sealed, 'PX', lifeMs));
    return token;
  } finally {
    await withRedis((client) => client.eval(UNLOCK, 1, lock, owner));
  }
}

async function load(name: string, credentials: Credentials): Promise<Token | null> {
  const sealed = await withRedis((client) => client.getBuffer(name));
  const text = sealed && unseal(sealed, keyOf(credentials));
  return text ? JSON.parse(text.toString()) : null;
}

function keyOf(credentials: Credentials): Buffer {
  return sealingKey(credentials, 'vitrine token');
}

/** Part of the key in Redis: differs between credentials, without revealing them. */
function fingerprint(service: Service, credentials: Credentials): string {
  return createHash('sha256').update(service).update(keyOf(credentials)).digest('hex').slice(0, 16);
}
