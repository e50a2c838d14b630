import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from '@/lib/forms/body';
import { postOf } from '../../fixtures/posted-body.ts';

const LIMITS = { bytes: 100_000, idleMs: 60_000, totalMs: 120_000, slowStartMs: 100 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the time limit of a body', () => {
  it('is one second per 8 KB', async () => {
    const read = readBody(postOf(['x'.repeat(8 * 1024)], { end: 'hangs' }), LIMITS, () => {});
    const refused = vi.fn();
    const ended = read.catch(refused);
    await vi.advanceTimersByTimeAsync(999);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(refused.mock.lastCall).toMatchObject([{ code: 'too-slow' }]);
  });

  it('stops its timer once the body has arrived or broken off', async () => {
    await readBody(postOf(['a=', 'b']), LIMITS, () => {});
    const broken = readBody(postOf(['a='], { end: 'breaks' }), LIMITS, () => {});
    await expect(broken).rejects.toMatchObject({ code: 'malformed' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
