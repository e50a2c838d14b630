import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersistedRead } from '@/lib/panel/persisted-reads';
import { controlledRead, FRESH_MS, letTimeGoOn, pass } from './controlled-read.ts';

/** What another instance stored, and the calls of this one. */
const store = vi.hoisted(() => ({
  answer: null as PersistedRead | null,
  reads: 0,
}));

vi.mock('@/lib/panel/persisted-reads', () => ({
  persistRead: async () => {},
  readPersisted: async () => {
    store.reads += 1;
    return store.answer;
  },
  removePersisted: async () => {},
}));

let read: Awaited<ReturnType<typeof controlledRead>>;
beforeEach(async () => {
  Object.assign(store, { answer: null, reads: 0 });
  read = await controlledRead();
});
letTimeGoOn();

describe('an answer of another instance', () => {
  it('is served while it is fresh, without a call, and counts as an answer', async () => {
    const { entries, tries, visit } = read;
    store.answer = { sent: 'theirs', at: Date.now() - 1_000 };
    const visitor = visit();
    await pass(0);
    expect([visitor.ended, tries.length]).toEqual(['theirs', 0]);
    expect([entries.answered.size, entries.missed.size]).toEqual([1, 0]);
    await pass(FRESH_MS - 1_001);
    visit();
    await pass(0);
    expect(tries).toHaveLength(0);
    await pass(1);
    visit();
    await pass(0);
    expect(tries).toHaveLength(1);
  });

  it('is asked for by the first read alone, as this instance stores what it reads', async () => {
    const { answered, visit } = read;
    await answered('ours');
    expect(store.reads).toBe(1);
    await pass(FRESH_MS);
    visit();
    await pass(0);
    expect(store.reads).toBe(1);
  });
});

it('a stored answer that cannot be read is as good as none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tries, visit } = read;
  store.answer = { sent: 'theirs', at: Date.now() - 1_000 };
  const parse = (sent: unknown) => {
    if (sent === 'theirs') throw new TypeError('cannot be read');
    return sent;
  };
  const visitor = visit({ parse });
  await pass(0);
  tries[0]?.resolve('ours');
  await pass(0);
  expect(visitor.ended).toBe('ours');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('cannot be read')]]);
  warn.mockRestore();
});

it('an accepted answer is told with the one before it', async () => {
  const { tries, visit } = read;
  const onAccepted = vi.fn();
  const settle = async (value: unknown) => {
    visit({ onAccepted });
    await pass(0);
    tries.at(-1)?.resolve(value);
    await pass(0);
  };
  await settle('first');
  await pass(FRESH_MS);
  await settle('second');
  expect(onAccepted.mock.calls).toEqual([
    ['first', undefined],
    ['second', 'first'],
  ]);
});
