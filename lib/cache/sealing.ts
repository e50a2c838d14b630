import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../config/environment';

/** The secrets for the sign-in to a service, shared by all instances. */
export type Credentials = { salt: string; key: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A key for AES-256-GCM, derived from credentials with HKDF. Each `purpose` has its own key, so
 * that an encrypted value cannot be swapped for one of another kind.
 */
export function sealingKey({ salt, key }: Credentials, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, purpose, 32));
}

/** The key for stored personal data, derived from the credentials of the panel. */
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

/** The decrypted content; null if it was modified or encrypted with another key. */
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
