import { expect, test } from 'vitest';
import { initialOf, isLetter, LETTERS } from '@/lib/talents/letters';

test.each([
  ['Ana', 'a'],
  ['A\u0301gata', 'a'],
  ['  Zoë', 'z'],
  ['3M Souza', null],
  ['Øystein', 'o'],
  ['Łucja', 'l'],
  ['Đorđe', 'd'],
  ['ßen', 's'],
  ['Ægir', 'a'],
  ['李娜', null],
  ['', null],
])('%j belongs to %j', (name, expected) => {
  expect(initialOf(name)).toBe(expected);
});

test('the letters run from a to z', () => {
  expect(LETTERS.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
});

test.each([
  ['a', true],
  ['', false],
  ['á', false],
])('%j is a letter: %j', (value, expected) => {
  expect(isLetter(value)).toBe(expected);
});
