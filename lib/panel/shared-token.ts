import 'server-only';
import { createHash } from 'node:crypto';
import { redisKey, withRedis } from '../platform/redis.mjs';
import { type Credentials, seal, sealingKey, unseal } from '../platform/sealing';
import { TIMES } from '../platform/times.mjs';
import type { Service } from './errors';

/**
 * One bearer per service for all instances, in Redis: whoever needs one first signs in, the others
 * wait for it. It lies there encrypted, under a key that only the credentials give.
 */
export type Token = { bearer: string; renewAt: number };

const { lockMs: LOCK_MS, waitMs: WAIT_MS, lookMs: LOOK_MS } = TIMES.signIn;

/**
 * The bearer that the instances share, signing in when there is none. `refused` is one that the
 * service took no more. Without Redis, every instance signs in by itself.
 * @throws whatever the sign-in throws
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
    // Undefined: there is no Redis to ask; null: another instance is signing in.
    if (locked !== null) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    // Another may have come by one between the look and the lock.
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

/** Other credentials, other tokens; it tells nothing of them. */
function fingerprint(service: Service, credentials: Credentials): string {
  return createHash('sha256').update(service).update(keyOf(credentials)).digest('hex').slice(0, 16);
}
