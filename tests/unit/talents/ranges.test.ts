import { describe, expect, test } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
import { boundsOf, FULL_RANGES, isNarrowed, minorsBoundsOf, reaching } from '@/lib/talents/ranges';
import { type MeasuresOfPanel, person } from '../../fixtures/people.ts';

function row(measures: MeasuresOfPanel) {
  return filterRow(person({ id: 1, measures }), new Date());
}

describe('the sliders of a roster', () => {
  test('have a minimum reach, whatever the roster', () => {
    expect(boundsOf([])).toEqual(FULL_RANGES);
    expect(boundsOf([row({ height: '170', jeans: '42', shoes: '40' })])).toEqual(FULL_RANGES);
  });

  test('are widened at either end to the values on the roster', () => {
    const bounds = boundsOf([
      row({ jeans: '34', shoes: '46' }),
      row({ shoes: '22,5', bust: '130' }),
    ]);
    expect(bounds).toEqual({
      ...FULL_RANGES,
      jeans: [34, 120],
      shoes: [22.5, 46],
      bust: [40, 130],
    });
  });

  test('reach the highest possible value', () => {
    const bounds = boundsOf([row({ bust: '200', shoes: '60' }), row({ bust: '40', shoes: '1' })]);
    expect(bounds).toMatchObject({ bust: [40, 200], shoes: [1, 60] });
  });

  test('ignore impossible values', () => {
    const absurd = { height: '1750', waist: '650', jeans: '6', shoes: '230', hips: '0' };
    expect(boundsOf([row(absurd)])).toEqual(FULL_RANGES);
  });

  test('end on a step', () => {
    expect(boundsOf([row({ height: '38,4', shoes: '45.3' })])).toMatchObject({
      height: [38, 220],
      shoes: [34, 45.5],
    });
  });
});

describe('the sliders of a list of minors', () => {
  test('reach from the lowest to the highest value there, and are those of what differs', () => {
    const kids = [
      row({ height: '99,5', jeans: '6', shoes: '24' }),
      row({ height: '140', jeans: '12,5', shoes: '24' }),
      row({ jeans: '0', height: '1.4' }),
    ];
    expect(minorsBoundsOf(kids, 'kids')).toEqual({ height: [99, 140], jeans: [6, 12.5] });
    expect(minorsBoundsOf([], 'teen')).toEqual({});
  });
});

test.each([
  [[40, 220], false],
  [[35, 225], false],
  [[40.5, 220], true],
  [[40, 219.5], true],
] as const)('a range of %j is narrower than its slider: %s', (range, expected) => {
  expect(isNarrowed('height', range, [40, 220])).toBe(expected);
  expect(isNarrowed('age', range, [40, 220])).toBe(true);
});

test('a slider reaches the values of an address', () => {
  const bounds = reaching(FULL_RANGES, { shoes: [45, 47], height: [170, 180] });
  expect(bounds).toEqual({ ...FULL_RANGES, shoes: [34, 47] });
});
