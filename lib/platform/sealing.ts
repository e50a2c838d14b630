import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

/** The secrets with which the site signs in to a service; all instances share them. */
export type Credentials = { salt: string; key: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A key for AES-256-GCM, derived from credentials by HKDF. Each `purpose` has its own key, so that no
 * encrypted value can replace one of another kind.
 */
export function sealingKey({ salt, key }: Credentials, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, purpose, 32));
}

/** The key for what this site stores about people, derived from the credentials of the panel. */
export function personalDataKey(purpose: string): Buffer {
  const { PANEL_SALT, PANEL_API_KEY } = env();
  return sealingKey({ salt: PANEL_SALT, key: PANEL_API_KEY }, purpose);
}

/** Encrypts and authenticates: the IV, the tag and the ciphertext in one buffer. */
export function seal(content: Uint8Array | string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The decrypted content; null for anything that was changed, or not encrypted with this key. */
export function unseal(sealed: Uint8Array, key: Buffer): Buffer | null {
  try {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  } catch {
    return null;
  }
}
