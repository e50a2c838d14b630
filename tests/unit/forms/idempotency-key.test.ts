import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isIdempotencyKey, newIdempotencyKey } from '@/lib/forms/idempotency-key';

describe('an idempotency key', () => {
  it('is a new UUID each time, even on an insecure origin', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const keys = [newIdempotencyKey(), newIdempotencyKey()];
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([null, '', 'key', '123e4567-e89b-12d3-a456-426614174000x', '../../etc'])(
    '%o is not one',
    (text) => expect(isIdempotencyKey(text)).toBe(false),
  );
});
