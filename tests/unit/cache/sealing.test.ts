import { beforeEach, describe, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let sealing: typeof import('@/lib/cache/sealing');
beforeEach(async () => {
  const url = 'https://panel.test';
  const variables = { PANEL_URL: url, INTEGRATION_URL: url, PANEL_SALT: 'a', PANEL_API_KEY: 'b' };
  beginProcess(variables);
  sealing = await import('@/lib/cache/sealing');
});

const CREDENTIALS = { salt: 'a', key: 'b' };

describe('a sealed content', () => {
  it.each([
    ['a text', 'olá'],
    ['nothing', ''],
    ['bytes', Uint8Array.of(0, 255, 10)],
  ])('is read back with its key: %s', (_what, content) => {
    const key = sealing.sealingKey(CREDENTIALS, 'test');
    const sealed = sealing.seal(content, key);
    expect(sealing.unseal(sealed, key)).toEqual(Buffer.from(content));
    // A nonce and a tag, and nothing that could be read.
    expect(sealed).toHaveLength(12 + 16 + Buffer.from(content).length);
  });

  it('differs each time', () => {
    const key = sealing.sealingKey(CREDENTIALS, 'test');
    expect(sealing.seal('same', key)).not.toEqual(sealing.seal('same', key));
  });

  it('may be a part of a larger buffer', () => {
    const key = sealing.sealingKey(CREDENTIALS, 'test');
    const sealed = sealing.seal('part', key);
    const whole = Buffer.concat([Buffer.alloc(5), sealed, Buffer.alloc(5)]);
    const part = new Uint8Array(whole.buffer, whole.byteOffset + 5, sealed.length);
    expect(sealing.unseal(part, key)?.toString()).toBe('part');
  });

  it.each([0, 11, 12, 27, 28])('that was changed at byte %i is refused', (at) => {
    const key = sealing.sealingKey(CREDENTIALS, 'test');
    const sealed = sealing.seal('content', key);
    sealed[at] = (sealed[at] ?? 0) ^ 1;
    expect(sealing.unseal(sealed, key)).toBeNull();
  });

  it.each([0, 12, 20, 28])('that was cut to %i bytes is refused', (length) => {
    const key = sealing.sealingKey(CREDENTIALS, 'test');
    expect(sealing.unseal(sealing.seal('content', key).subarray(0, length), key)).toBeNull();
  });
});

describe('a key', () => {
  it('belongs to one purpose and one pair of credentials', () => {
    const keys = [
      sealing.sealingKey(CREDENTIALS, 'one'),
      sealing.sealingKey(CREDENTIALS, 'other'),
      sealing.sealingKey({ ...CREDENTIALS, salt: 'c' }, 'one'),
      sealing.sealingKey({ ...CREDENTIALS, key: 'c' }, 'one'),
    ];
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4);
    expect(keys.map(({ length }) => length)).toEqual([32, 32, 32, 32]);
    expect(sealing.sealingKey(CREDENTIALS, 'one')).toEqual(keys[0]);
  });

  it('for personal data is derived from the credentials of the panel', () => {
    const key = sealing.sealingKey(CREDENTIALS, 'read');
    expect(sealing.personalDataKey('read')).toEqual(key);
    expect(sealing.personalDataKey('other')).not.toEqual(key);
  });
});
