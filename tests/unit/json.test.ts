import { expect, it } from 'vitest';
import { isRecord } from '@/lib/json';

it.each([
  ['an object', {}, true],
  ['an object without a prototype', Object.create(null), true],
  ['a list', [], false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a text', 'text', false],
  ['a number', 1, false],
  ['a function', () => {}, false],
])('%s counts as a record: %s', (_what, value, is) => {
  expect(isRecord(value)).toBe(is);
});
