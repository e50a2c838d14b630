import 'server-only';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { redisKey, tryRedis } from '../platform/redis.mjs';
import { TIMES } from '../platform/times.mjs';
import type { Service } from './errors';

/**
 * One bearer per service for all instances, in Redis: whoever needs one first signs in, the others
 * wait for it. It lies there encrypted, under a key that only the credentials give.
 */
export type Token = { bearer: string; renewAt: number };
type Credentials = { salt: string; key: string };

const { lockMs: LOCK_MS, waitMs: WAIT_MS, lookMs: LOOK_MS } = TIMES.signIn;

const IV_BYTES = 12;
const TAG_BYTES = 16;

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
    const locked = await tryRedis((client) => client.set(`${name}:lock`, '1', 'PX', LOCK_MS, 'NX'));
    // Undefined: there is no Redis to ask; null: another instance is signing in.
    if (locked !== null) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    // Another may have come by one between the look and the lock.
    const token = (await shared()) ?? (await signIn());
    const lifeMs = Math.max(1, Math.floor(token.renewAt - Date.now()));
    await tryRedis((client) => client.set(name, seal(token, credentials), 'PX', lifeMs));
    return token;
  } finally {
    await tryRedis((client) => client.unlink(`${name}:lock`));
  }
}

async function load(name: string, credentials: Credentials): Promise<Token | null> {
  const sealed = await tryRedis((client) => client.getBuffer(name));
  return sealed ? unseal(sealed, credentials) : null;
}

function keyOf({ salt, key }: Credentials): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'vitrine token', 32));
}

/** Other credentials, other tokens; it tells nothing of them. */
function fingerprint(service: Service, credentials: Credentials): string {
  return createHash('sha256').update(service).update(keyOf(credentials)).digest('hex').slice(0, 16);
}

function seal(token: Token, credentials: Credentials): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(credentials), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(token)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Null for anything that was not sealed with these credentials. */
function unseal(sealed: Buffer, credentials: Credentials): Token | null {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(credentials), iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
  } catch {
    return null;
  }
}
