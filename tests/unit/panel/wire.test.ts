import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pixels, readEach, record, recordId } from '@/lib/panel/wire';

afterEach(() => vi.restoreAllMocks());

describe('single values', () => {
  it.each([
    [1, 1],
    ['1', 1],
    ['0012', 12],
    [0, null],
    [-1, null],
    [1.5, null],
    ['', null],
    ['1a', null],
    ['1234567890123456', null],
    [Number.NaN, null],
    [null, null],
    [true, null],
  ])('an id %j is parsed as %j', (sent, expected) => {
    expect(recordId.safeParse(sent).data ?? null).toBe(expected);
  });

  it.each([
    [1000, 1000],
    ['1000', 1000],
    [0, null],
    ['0', null],
    [-5, 'fails'],
    [1.5, 'fails'],
    [100_001, 'fails'],
    ['wide', 'fails'],
    ['1e3', 'fails'],
    ['+1000', 'fails'],
  ])('a width of %j is parsed as %j', (sent, expected) => {
    const { success, data } = pixels.safeParse(sent);
    expect(success ? data : 'fails').toBe(expected);
  });
});

describe('records', () => {
  it('are read bare or under data', () => {
    expect(record.parse({ a: 1 })).toEqual({ a: 1 });
    expect(record.parse({ data: { a: 1 } })).toEqual({ a: 1 });
    expect(record.parse({ data: [1] })).toEqual({ data: [1] });
    expect(record.parse({ data: null })).toEqual({ data: null });
    expect(record.safeParse([1]).success).toBe(false);
  });

  it('that cannot be read are dropped and reported once, with the field', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = [{ id: 1 }, { id: 'x'.repeat(1_000) }, 7, {}, { id: 2, size: 'x' }, { id: 3 }];
    const schema = z.object({ id: recordId, size: z.number().optional() });
    for (let time = 0; time < 2; time += 1) {
      expect(readEach('thing', items, schema)).toEqual([{ id: 1 }, { id: 3 }]);
    }
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      `Unreadable id of thing ${'x'.repeat(20)}: "${'x'.repeat(40)}"`,
      'Unreadable record of thing: "9"',
      'Unreadable id of thing: "{}"',
      'Unreadable size of thing 2: "x"',
    ]);
  });
});
