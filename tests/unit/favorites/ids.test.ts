import { expect, it } from 'vitest';
import { parseIds, writeIds } from '@/lib/favorites/ids';
import fc from '../../fixtures/fast-check.ts';

it.each([
  ...['12,45', '12,45.', '12,45)', '*12,45*', '12,45”', '12,45>', ' 12, 45 ', '12,\n45', '12;45'],
  ...['12,45?utm_source=x', '12,45&fbclid=y', '12,45#casting', '12%2C45', '12%252C45'],
  '12%2C%0A45',
  ...['“12,45”', '12,,45', ',12,45,', '12 45', '12+45', '(12,45)…', '12,45%29', '12,45,12'],
])('%j has the ids 12 and 45, and nothing unread', (text) => {
  expect(parseIds(text, 50)).toEqual({ ids: [12, 45], unread: 0 });
});

it.each<[string, number]>([
  ['12,abc,45', 1],
  ['12,4x5,45', 1],
  ['12,0,45', 1],
  ['12,1234567890123456,45', 1],
  ['12,%E0%A4%A,45', 1],
  ['12,Ligue,11-99999-8888,pague,o,PIX,45', 5],
])('%j: what is no id is counted, never returned', (text, unread) => {
  expect(parseIds(text, 50)).toEqual({ ids: [12, 45], unread });
});

it.each([',', '%2C', '%252C', ' ', '+'])(
  'of ids between %j those in 2,000 characters',
  (between) => {
    const all = Array.from({ length: 500 }, (_, index) => 1_000 + index);
    const { ids, unread } = parseIds(all.join(between), 500);
    const room = Math.floor(2_000 / (4 + between.length));
    expect(unread).toBe(0);
    expect(Math.abs(ids.length - room)).toBeLessThanOrEqual(1);
    expect(ids).toEqual(all.slice(0, ids.length));
  },
);

it('200 ids of six digits are read, with encoded commas too', () => {
  const ids = Array.from({ length: 200 }, (_, index) => 100_000 + index);
  for (const between of [',', '%2C']) expect(parseIds(ids.join(between), 200).ids).toEqual(ids);
});

it.each(['.', 'x', ',', '%'])('has no ids in 55,000 times %j', (text) => {
  expect(parseIds(text.repeat(55_000), 200).ids).toEqual([]);
});

it('a link is read as it was written', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999_999 }), { maxLength: 50 });
  fc.assert(
    fc.property(ids, (chosen) => {
      const text = new URLSearchParams(writeIds(chosen)).get('ids') ?? '';
      expect(parseIds(text, 50)).toEqual({ ids: chosen, unread: 0 });
    }),
  );
});
