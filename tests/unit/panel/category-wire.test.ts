import { expect, it } from 'vitest';
import { readCategories } from '@/lib/panel/category-wire';

const many = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));

it.each<[string, unknown, number]>([
  ['empty records', many(250_000, () => ({})), 0],
  ['ids', many(250_000, (at) => at + 1), 100],
  ['words', many(250_000, () => 'x'), 0],
  ['a text of 101 ids', many(101, (at) => at + 1).join(), 100],
  ['a text of 3,001 characters', '1'.padEnd(3_001), 0],
  ['lists in lists', many(1_000, () => many(1_000, () => 'x')), 0],
  ['a deep list', JSON.parse(`${'['.repeat(100_000)}7${']'.repeat(100_000)}`), 0],
])('%s are read up to a limit, at once', (_what, sent, length) => {
  const before = process.threadCpuUsage();
  const { ids, unreadable } = readCategories(sent);
  const { user, system } = process.threadCpuUsage(before);
  expect([ids.length, unreadable]).toEqual([length, true]);
  expect((user + system) / 1000).toBeLessThan(100);
});

it('100 ids, or 3,000 characters, are within the limit', () => {
  expect(readCategories(many(100, (at) => at + 1))).toMatchObject({ unreadable: false });
  expect(readCategories('1'.padEnd(3_000))).toEqual({ ids: [1], unreadable: false });
});
