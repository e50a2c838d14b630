import { describe, expect, test } from 'vitest';
import { filterRow } from '@/lib/talents/filter-row';
import { boundsOf, FULL_RANGES, isNarrowed, reaching } from '@/lib/talents/ranges';
import type { Talent } from '@/lib/talents/talent';

function row(measures: Talent['measures']) {
  const nothing = { cover: null, birthdate: null, hair: null, eyes: null, skinTone: null };
  const talent = { id: 1, name: 'Ana', gender: null, categories: [], measures, ...nothing };
  return filterRow(talent, new Date());
}

describe('the sliders of a roster', () => {
  test('have their default bounds when no talent lies beyond', () => {
    expect(boundsOf([])).toEqual(FULL_RANGES);
    expect(boundsOf([row({ height: '170', jeans: '42', shoes: '40' })])).toEqual(FULL_RANGES);
  });

  test('are widened at either end to the values that occur', () => {
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

  test('reach the last possible value', () => {
    const bounds = boundsOf([row({ bust: '200', shoes: '60' }), row({ bust: '10', shoes: '1' })]);
    expect(bounds).toMatchObject({ bust: [10, 200], shoes: [1, 60] });
  });

  test('ignore impossible values', () => {
    const absurd = { height: '1.75', waist: '650', jeans: '6', shoes: '230', hips: '0' };
    expect(boundsOf([row(absurd)])).toEqual(FULL_RANGES);
  });

  test('end on a step', () => {
    expect(boundsOf([row({ height: '38,4', shoes: '45.3' })])).toMatchObject({
      height: [38, 220],
      shoes: [34, 45.5],
    });
  });
});

test.each([
  [[40, 220], false],
  [[35, 225], false],
  [[40.5, 220], true],
  [[40, 219.5], true],
] as const)('a range of %j is narrower than its slider: %s', (range, expected) => {
  expect(isNarrowed(range, [40, 220])).toBe(expected);
});

test('a slider reaches what an address asks for', () => {
  const bounds = reaching(FULL_RANGES, { shoes: [45, 47], height: [170, 180] });
  expect(bounds).toEqual({ ...FULL_RANGES, shoes: [34, 47] });
});
