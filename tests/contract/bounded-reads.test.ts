import { expect, test, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import { beginProcess } from '../fixtures/fresh-process.ts';

/** The one read policy, and a way to read a key that counts how often it was asked for. */
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
      doubt: () => null,
    });
  const timesAsked = (key: string) => asked.mock.calls.filter(([one]) => one === key).length;
  return { read, timesAsked };
}

const MOST = { answers: PANEL_LIMITS.cachedAnswers, misses: PANEL_LIMITS.cachedMisses };

test.each([
  ['answers', 'an answer', MOST.answers],
  ['records that do not exist', null, MOST.misses],
])('%s are cached up to a limit, least recently used out first', async (_what, answer, most) => {
  const { read, timesAsked } = await reads();
  for (let one = 0; one < most; one += 1) await read(`${one}`, answer);
  await read('0', answer);
  expect(timesAsked('0'), 'as many as the limit are cached').toBe(1);
  await read('one more', answer);
  for (const key of ['0', 'one more', '1']) await read(key, answer);
  expect(['0', 'one more', '1'].map(timesAsked)).toEqual([1, 1, 2]);
});

test('a record that does not exist evicts no answer', async () => {
  const { read, timesAsked } = await reads();
  await read('kept', 'an answer');
  for (let one = 0; one <= MOST.answers; one += 1) await read(`${one}`, null);
  await read('kept', 'an answer');
  expect(timesAsked('kept')).toBe(1);
});

test('a failed read evicts no answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { read, timesAsked } = await reads();
  await read('kept', 'an answer');
  const failure = new Error('the services fail');
  for (let one = 0; one <= MOST.answers; one += 1) {
    await expect(read(`${one}`, failure)).rejects.toThrow(failure);
  }
  await read('kept', 'an answer');
  expect(timesAsked('kept')).toBe(1);
});

test('the bounds are those of a process with little memory', () => {
  expect(MOST).toEqual({ answers: 3_000, misses: 1_000 });
});
