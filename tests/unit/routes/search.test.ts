import { expect, it } from 'vitest';
import { searchOf } from '@/lib/routes/search';

it.each([
  [{}, ''],
  [{ a: undefined }, ''],
  [{ a: [] }, ''],
  [{ letter: 'A' }, '?letter=A'],
  [{ a: '' }, '?a='],
  [{ b: '2', a: '1' }, '?b=2&a=1'],
  [{ a: ['1', '2'], b: '3' }, '?a=1&a=2&b=3'],
  [{ hair: 'Dark Brown', x: 'a&b=c#é' }, '?hair=Dark+Brown&x=a%26b%3Dc%23%C3%A9'],
])('%j is %j', (params, search) => {
  expect(searchOf(params)).toBe(search);
});
