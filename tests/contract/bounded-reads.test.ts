import { expect, test, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { beginProcess } from '../fixtures/fresh-process.ts';

/** The one read policy, and a reader of a key that counts the requests for it. */
async function reads() {
  beginProcess({});
  const { cachedRead } = await import('@/lib/panel/cached');
  const asked = vi.fn();
  const read = (key: string, answer: string | null | Error) =>
    cachedRead({
      key,
      at: { service: 'panel', method: 'GET', url: key },
      tags: [],
      freshMs: 3_600_000,
      fetch: async () => {
        asked(key);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      parse: (sent) => sent as string | null,
      implausibleBecause: () => null,
    });
  const timesAsked = (key: string) => asked.mock.calls.filter(([one]) => one === key).length;
  return { read, timesAsked };
}

const MOST = { answers: PANEL_LIMITS.cachedAnswers, misses: PANEL_LIMITS.cachedMisses };

test.each([
  ['answers', 'an answer', MOST.answers],
  ['records that do not exist', null, MOST.misses],
])('%s are cached up to a bound, least recently read first out', async (_what, answer, most) => {
  const { read, timesAsked } = await reads();
  for (let one = 0; one < most; one += 1) await read(`${one}`, answer);
  await read('0', answer);
  expect(timesAsked('0'), 'the cache holds its maximum').toBe(1);
  await read('one more', answer);
  for (const key of ['0', 'one more', '1']) await read(key, answer);
  expect(['0', 'one more', '1'].map(timesAsked)).toEqual([1, 1, 2]);
});

test('records that do not exist evict no answer', async () => {
  const { read, timesAsked } = await reads();
  await read('cached', 'an answer');
  for (let one = 0; one <= MOST.answers; one += 1) await read(`${one}`, null);
  await read('cached', 'an answer');
  expect(timesAsked('cached')).toBe(1);
});

test('failures evict no answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { read, timesAsked } = await reads();
  await read('cached', 'an answer');
  const failure = new Error('the services fail');
  for (let one = 0; one <= MOST.answers; one += 1) {
    await expect(read(`${one}`, failure)).rejects.toThrow(failure);
  }
  await read('cached', 'an answer');
  expect(timesAsked('cached')).toBe(1);
});

test('the bounds are those of a process with little memory', () => {
  expect(MOST).toEqual({ answers: 2_000, misses: 1_000 });
});
