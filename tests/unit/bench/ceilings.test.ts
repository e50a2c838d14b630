import { describe, expect, test } from 'vitest';
import { breaches, looseCeilings, lowered } from '../../budgets/ceilings.ts';

const ceilings = { 'html.home': { ceiling: 1000, target: 800 } };

describe('a figure and its ceiling', () => {
  test.each([
    ['at its ceiling', 1000, 0, 0],
    ['above it', 1001, 1, 0],
    ['a little below', 920, 0, 0],
    ['far below', 800, 0, 1],
  ])('%s', (_name, figure, over, loose) => {
    expect(breaches({ 'html.home': figure }, ceilings)).toHaveLength(over);
    expect(looseCeilings({ 'html.home': figure }, ceilings)).toHaveLength(loose);
  });

  test('reports a figure without a ceiling, and a ceiling without a figure', () => {
    expect(breaches({ 'scripts.home': 1 }, ceilings)).toEqual([
      'html.home has a ceiling and was not measured',
      'scripts.home is 1 and has no ceiling',
    ]);
  });
});

test('lowering only lowers ceilings, and leaves the target as it is', () => {
  expect(lowered({ 'html.home': 500 }, ceilings)).toEqual({
    'html.home': { ceiling: 503, target: 800 },
  });
  expect(lowered({ 'html.home': 2000 }, ceilings)).toEqual(ceilings);
});

test('a ceiling is not above a target that its figure reaches', () => {
  expect(lowered({ 'html.home': 799 }, ceilings)['html.home']?.ceiling).toBe(800);
  expect(lowered({ 'html.home': 801 }, ceilings)['html.home']?.ceiling).toBe(806);
});

test('a new figure starts with its own ceiling', () => {
  expect(lowered({ 'calls.home': 4 }, {})).toEqual({ 'calls.home': { ceiling: 4, target: null } });
});
