import { expect, test } from 'vitest';
import { initialOf, isLetter, LETTERS } from '@/lib/talents/letters';

test.each([
  ['Ana', 'a'],
  ['ana', 'a'],
  ['Ágata', 'a'],
  ['A\u0301gata', 'a'],
  ['Élodie', 'e'],
  ['Ñusta', 'n'],
  ['Çigdem', 'c'],
  ['Ýr', 'y'],
  ['  Zoë', 'z'],
  ['3M Souza', null],
  ['Øystein', 'o'],
  ['Łucja', 'l'],
  ['Đorđe', 'd'],
  ['İpek', 'i'],
  ['ßen', 's'],
  ['Ægir', 'a'],
  ['李娜', null],
  ['😀 Bia', null],
  ['-Bia', null],
  ['', null],
  ['   ', null],
])('%j belongs to %j', (name, expected) => {
  expect(initialOf(name)).toBe(expected);
});

test('the letters run from a to z', () => {
  expect(LETTERS.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
});

test.each([
  ['a', true],
  ['A', false],
  ['ab', false],
  ['', false],
  ['á', false],
])('%j is a letter: %j', (value, expected) => {
  expect(isLetter(value)).toBe(expected);
});
