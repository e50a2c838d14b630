import { expect, test } from 'vitest';
import { measureText } from '@/lib/talents/measure-text';
import { leadingNumber, metricMeasure } from '@/lib/talents/measures';

test.each([
  ['38x40', 38],
  ['5,5', 5.5],
  ['0', 0],
  ['n/a', null],
  ['BR 38', null],
  [null, null],
])('leadingNumber reads %j as %j', (value, expected) => {
  expect(leadingNumber(value)).toBe(expected);
});

test.each([
  ['height', '175/5.9', '175 cm', '5′9″'],
  ['height', '178/5.10', '178 cm', '5′10″'],
  ['height', '183/6', '183 cm', '6′'],
  ['height', '175/5 ft', '175 cm', '5 ft'],
  ['bust', '88/34.6', '88 cm', '34.6″'],
  ['weight', '3/6.6', '3 kg', '6.6 lb'],
  ['height', '178/70', '178 cm', '5′10″'],
  ['height', '178/5.08', '178 cm', '5′8″'],
  ['height', '178/1.78', '178 cm', '178 cm'],
  ['height', '178/9', '178 cm', '178 cm'],
  ['jeans', '38/6', '38', '38'],
  ['shoes', '38/7.5', '38', '38'],
  ['jeans', '38x40', '38 BR', '38 BR'],
  ['height', '/5.9', null, null],
  ['height', '', null, null],
] as const)('%s %j is shown as %j or %j', (measure, value, metric, imperial) => {
  expect(measureText(measure, value, 'metric')).toBe(metric);
  expect(measureText(measure, value, 'imperial')).toBe(imperial);
});

test.each([
  ['height', '1,78', '178'],
  ['height', '1.78/5.10', '178/5.10'],
  ['height', '1,78 m', '178'],
  ['height', '1m78', '178'],
  ['height', '1.785', '178.5'],
  ['height', '200', '200'],
  ['height', '201', null],
  ['height', '1780', null],
  ['height', '29', null],
  ['height', '5.10', null],
  ['bust', '64.5', null],
  ['chest', '40', '40'],
  ['chest', '38', null],
  ['hips', '201', null],
  ['weight', '201', null],
  ['jeans', '38/6', '38/6'],
] as const)('%s %j is read as %j', (measure, value, expected) => {
  expect(metricMeasure(measure, value)).toBe(expected);
});
