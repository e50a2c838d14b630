import { describe, expect, test } from 'vitest';
import { plot } from '../../../tools/bench/report/plot.ts';
import { table } from '../../../tools/bench/report/table.ts';
import {
  earlierValue,
  type Measurement,
  type Results,
  withMeasurement,
} from '../../../tools/bench/results.ts';
import { type Figure, holds, isWorse, type Row, type Target } from '../../../tools/bench/row.ts';

const figure = (value: number | null, target: Target = { most: 100 }): Figure => ({
  name: 'weight',
  value,
  unit: 'bytes',
  target,
  noise: 0.1,
});

const measured = (value: number | null, quick = false): Measurement => ({
  at: '2026-11-21T12:00:00.000Z',
  commit: 'abc1234',
  load: 0.5,
  quick,
  figures: [figure(value)],
});

const ROW: Row = {
  number: 6,
  title: 'Weight',
  how: 'It is put on scales.',
  measure: async () => [],
};

describe('a figure compared with its target', () => {
  test.each<[string, number | null, Target, boolean]>([
    ['at most, met', 100, { most: 100 }, true],
    ['at most, missed', 101, { most: 100 }, false],
    ['at least, met', 100, { least: 100 }, true],
    ['at least, missed', 99, { least: 100 }, false],
    ['nothing to measure', null, { most: 100 }, false],
  ])('%s', (_name, value, target, expected) => {
    expect(holds(figure(value, target))).toBe(expected);
  });
});

describe('a regression against earlier runs', () => {
  test.each<[string, number | null, number | null, Target, boolean]>([
    ['more than its noise', 112, 100, { most: 200 }, true],
    ['within its noise', 109, 100, { most: 200 }, false],
    ['better', 50, 100, { most: 200 }, false],
    ['less, where more is wanted', 80, 100, { least: 10 }, true],
    ['never measured before', 112, null, { most: 200 }, false],
    ['not measured now', null, 100, { most: 200 }, false],
  ])('%s', (_name, value, earlier, target, expected) => {
    expect(isWorse(figure(value, target), earlier)).toBe(expected);
  });

  test('no run is compared with one from a busy machine', () => {
    const busy = { ...measured(9), load: 21.6 };
    expect(earlierValue([measured(3), busy, measured(2)], 'weight')).toBe(2);
    expect(earlierValue([busy, measured(2)], 'weight')).toBe(2);
    expect(earlierValue([measured(3), busy], 'weight')).toBeNull();
  });

  test('a short run is compared with the last short run', () => {
    expect(earlierValue([measured(3), measured(9, true), measured(2)], 'weight')).toBe(2);
    expect(earlierValue([measured(3, true), measured(9), measured(2, true)], 'weight')).toBe(2);
    expect(earlierValue([measured(3), measured(null)], 'weight')).toBeNull();
  });
});

test('the history of a row is bounded, newest first', () => {
  let results: Results = {};
  for (let value = 1; value <= 30; value += 1) {
    results = withMeasurement(results, 6, measured(value));
  }
  expect(results[6]?.[0]?.figures[0]?.value).toBe(30);
  expect(results[6]).toHaveLength(10);
});

test('the report shows regressions in words and in the chart', () => {
  const results: Results = { 6: [measured(150), measured(90)] };
  expect(table([ROW], results, 'a machine')).toMatch(/\*\*no\*\* \*\*worse\*\* \(was 0.09 KB\)/);
  expect(plot([ROW], results)).toContain('▲ was 0.09 KB');
  const before: Results = { 6: [measured(90)] };
  expect(table([ROW], before, 'a machine')).not.toContain('**worse** (');
  expect(plot([ROW], before)).not.toContain('▲');
});

test('reports a row that failed and one that never ran', () => {
  const failed: Results = { 6: [{ ...measured(1), figures: [], failure: 'no | nginx' }] };
  expect(table([ROW], failed, 'a machine')).toContain('**could not be measured**: no \\| nginx');
  expect(table([ROW], {}, 'a machine')).toContain('not measured yet');
  expect(plot([ROW], {})).toContain('not measured yet');
});
