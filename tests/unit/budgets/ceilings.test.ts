import { expect, test } from 'vitest';
import { breaches, ceilingsOf } from '../../budgets/ceilings.ts';

test('a ceiling is 5 % above its figure, and a count of none stays none', () => {
  const figures = { 'scripts.home': 100_001, 'calls.home': 4, 'formatters.home': 0 };
  expect(ceilingsOf(figures)).toEqual({
    'calls.home': 4,
    'formatters.home': 0,
    'scripts.home': 105_001,
  });
});

test('a figure may be at its limit, not above it, and each limit is measured', () => {
  const limits = { 'html.home': 1000 };
  expect(breaches({ 'html.home': 1000 }, limits)).toEqual([]);
  expect(breaches({ 'html.home': 1001 }, limits)).toEqual(['html.home is 1001, more than 1000']);
  expect(breaches({}, limits)).toEqual(['html.home may be 1000 and was not measured']);
});
