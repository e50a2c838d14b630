import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  html,
  id,
  label,
  list,
  picture,
  pixels,
  readEach,
  record,
  storagePath,
  webAddress,
} from '@/lib/panel/wire';

afterEach(() => vi.restoreAllMocks());

describe('a path of the storage', () => {
  it.each([
    ['a.jpg', 'a.jpg'],
    ['/talents/12/cover.jpg', 'talents/12/cover.jpg'],
    ['///a.jpg', 'a.jpg'],
    [' talents/a b.jpg ', 'talents/a b.jpg'],
    ['talents/josé & cia (1).jpg', 'talents/josé & cia (1).jpg'],
    ['a/.hidden.jpg', 'a/.hidden.jpg'],
    ['a..b/c...jpg', 'a..b/c...jpg'],
    ['a/b:c.jpg', 'a/b:c.jpg'],
  ])('%j is taken', (sent, path) => {
    expect(storagePath.parse(sent)).toBe(path);
    expect(picture.parse(sent)).toBe(path);
  });

  it.each([
    '',
    ' ',
    '/',
    '.',
    '..',
    '../a.jpg',
    'a/../b.jpg',
    'a/..',
    'a/./b.jpg',
    'a//b.jpg',
    'a/',
    'a\\..\\b.jpg',
    '..\\a.jpg',
    '%2e%2e/a.jpg',
    'a/%2e%2e%2fb.jpg',
    'a.jpg?size=1',
    'a.jpg#x',
    'a\nb.jpg',
    'a\u0000.jpg',
    'http://evil.test/a.jpg',
    'HTTPS://evil.test/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'file:a.jpg',
    `${'x'.repeat(501)}`,
    null,
    7,
    {},
  ])('%j is refused', (sent) => {
    expect(storagePath.safeParse(sent).success).toBe(false);
    expect(picture.parse(sent)).toBeNull();
  });
});

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
  ])('an id %j reads as %j', (sent, expected) => {
    expect(id.safeParse(sent).data ?? null).toBe(expected);
  });

  it.each([
    ['175/5.9', '175/5.9'],
    [' 38 ', '38'],
    [38, '38'],
    [0, '0'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [{}, null],
    ['x'.repeat(400), 'x'.repeat(300)],
  ])('a label %j reads as %j', (sent, expected) => {
    expect(label.parse(sent)).toBe(expected);
  });

  it.each([
    [1000, 1000],
    ['1000', 1000],
    [0, null],
    [-5, null],
    [1.5, null],
    [100_001, null],
    ['wide', null],
    [undefined, null],
  ])('a width of %j reads as %j', (sent, expected) => {
    expect(pixels.parse(sent)).toBe(expected);
  });

  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', null],
    ['//example.com', null],
    ['data:text/html,x', null],
    [null, null],
  ])('an address %j reads as %j', (sent, expected) => {
    expect(webAddress.parse(sent)).toBe(expected);
  });

  it('a text longer than half a million characters reads as missing', () => {
    expect(html.parse('x'.repeat(500_000))).toHaveLength(500_000);
    expect(html.parse('x'.repeat(500_001))).toBeNull();
  });
});

describe('lists and records', () => {
  it('come bare or under data', () => {
    expect(list.parse([1])).toEqual([1]);
    expect(list.parse({ data: [1] })).toEqual([1]);
    expect(list.safeParse({ rows: [] }).success).toBe(false);
    expect(record.parse({ a: 1 })).toEqual({ a: 1 });
    expect(record.parse({ data: { a: 1 } })).toEqual({ a: 1 });
    expect(record.parse({ data: [1] })).toEqual({ data: [1] });
    expect(record.safeParse([1]).success).toBe(false);
  });

  it('a record that cannot be read is dropped, and its log line stays short', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = [{ id: 1 }, { id: 'x'.repeat(1_000) }, 7, {}, { id: 2 }];
    expect(readEach('thing', items, z.object({ id }))).toEqual([{ id: 1 }, { id: 2 }]);
    const lines = warn.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatch(/^Dropped thing /);
      expect(line.length).toBeLessThan(150);
    }
  });
});
