import 'server-only';
import { createHash } from 'node:crypto';
import { redisKey, withRedis } from '../cache/redis.mjs';
import { type Credentials, seal, sealingKey, unseal } from '../cache/sealing';
import { TIMES } from '../config/times.mjs';
import type { Service } from './errors';

/**
 * One bearer token per service, shared by all instances through Redis. The first instance that
 * needs it takes a lock and signs in; the others wait for the result. The token is encrypted under
 * a key derived from the credentials.
 */
export type Token = { bearer: string; renewAt: number };

const { lockMs: LOCK_MS, waitMs: WAIT_MS, lookMs: LOOK_MS } = TIMES.signIn;

/**
 * The shared bearer token, after signing in if there is none. `refused` is a token that the service
 * rejected. Without Redis every instance signs in by itself.
 * @throws any error of `signIn`
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
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const token = await shared();
    if (token) return token;
    const locked = await withRedis((client) =>
      client.set(`${name}:lock`, '1', 'PX', LOCK_MS, 'NX'),
    );
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
    await withRedis((client) => client.unlink(`${name}:lock`));
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
