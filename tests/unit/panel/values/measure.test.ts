import { expect, test } from 'vitest';
import { heightInInches, measure } from '@/lib/panel/values/measure';
import { measureText } from '@/lib/talents/measure-text';
import type { Measure } from '@/lib/talents/talent';
import fc from '../../../fixtures/fast-check.ts';

test.each<[Measure, string | number, string | null, string | null]>([
  ['height', '175/5.9', '175 cm', '5′9″'],
  ['height', '178/5.10', '178 cm', '5′10″'],
  ['height', 175, '175 cm', '175 cm'],
  ['height', '183/6', '183 cm', '6′'],
  ['height', '175/5 ft', '175 cm', '5′9″'],
  ['height', '178/70', '178 cm', '5′10″'],
  ['height', '178/5.08', '178 cm', '5′10″'],
  ['height', '178/1.78', '178 cm', '178 cm'],
  ['height', '178/9', '178 cm', '178 cm'],
  // A number has lost its last zero, so the centimeters count.
  ['height', '178/5.1', '178 cm', '5′10″'],
  ['height', '155/5.1', '155 cm', '5′1″'],
  ['height', '178.00/5.10', '178 cm', '5′10″'],
  ['height', '170,5/5.7', '170.5 cm', '5′7″'],
  ['height', '178 cm', '178 cm', '178 cm'],
  ['height', '178&nbsp;cm / 5.10', '178 cm', '5′10″'],
  ['height', '1,78', '178 cm', '178 cm'],
  ['height', '1.78/5.10', '178 cm', '5′10″'],
  ['height', '1,78 m', '178 cm', '178 cm'],
  ['height', '1m78', '178 cm', '178 cm'],
  ['height', '1.785', '178.5 cm', '178.5 cm'],
  ['height', '201', '201 cm', '201 cm'],
  ['height', '220', '220 cm', '220 cm'],
  ['height', '175 aprox.', '175 cm aprox.', '175 cm aprox.'],
  ['bust', '88/34.6', '88 cm', '34.6″'],
  ['waist', '62.50/24.606299', '62.5 cm', '24.6″'],
  ['waist', '62/62', '62 cm', '24.4″'],
  ['weight', '3/6.6', '3 kg', '6.6 lb'],
  ['weight', '61.000', '61 kg', '61 kg'],
  ['weight', '61 kg/134.5 lb', '61 kg', '134.5 lb'],
  ['weight', '61/61', '61 kg', '134.5 lb'],
  ['jeans', '38/6', '38', '38'],
  ['shoes', '38/7.5', '38', '38'],
  ['shoes', '37.0', '37', '37'],
  ['shoes', '37 1/2', '37.5', '37.5'],
  ['shoes', '37½', '37.5', '37.5'],
  ['shoes', '37-38', '37-38', '37-38'],
  ['shoes', '37 – 38', '37-38', '37-38'],
  ['shoes', '37-12', '37', '37'],
  ['jeans', '38x40', '38 BR', '38 BR'],
  ['jeans', '38 BR', '38 BR', '38 BR'],
  ['jeans', '38 aprox.', '38 aprox.', '38 aprox.'],
  ['shoes', '37 (max 38)', '37 (max 38)', '37 (max 38)'],
  ['suit', '48 (extra)', '48 (extra)', '48 (extra)'],
  ['suit', `48 (${'extra '.repeat(9)})`, '48', '48'],
  ...(['0', '0.0', 'n/a', '-', 'M', '/5.9', '-5'] as const).map(
    (sent): [Measure, string, null, null] => ['height', sent, null, null],
  ),
])('%s %j is shown as %j or %j', (name, sent, metric, imperial) => {
  const read = measure(name).parse(sent);
  expect(read && measureText(name, read, 'metric')).toBe(metric);
  expect(read && measureText(name, read, 'imperial')).toBe(imperial);
});

test.each<[Measure, string]>([
  ['height', '221'],
  ['height', '1780'],
  ['height', '29'],
  ['height', '5.10'],
  ['bust', '38'],
  ['waist', '24'],
  ['hips', '201'],
  ['weight', '201'],
])('%s %j is beyond the limits', (name, sent) =>
  expect(measure(name).safeParse(sent).success).toBe(false),
);

test.each<[unknown, unknown]>([
  ['70', { value: 178, imperial: { feet: 5, inches: 10 } }],
  [48, { value: 122, imperial: { feet: 4, inches: 0 } }],
  ['69,5', { value: 177, imperial: { feet: 5, inches: 10 } }],
  ...['47', '85', '70 cm', '70/5.10', '', null].map((sent): [unknown, null] => [sent, null]),
])('the height %j of an adult is in inches: %j', (sent, read) =>
  expect(heightInInches(sent)).toEqual(read),
);

test('any text is read to plausible values, and their text is read the same', () => {
  const piece = fc.constantFrom(
    ...[
      '1',
      '78',
      '5',
      '.',
      ',',
      '/',
      ' ',
      'x',
      '-',
      'cm',
      'kg',
      'm',
      '½',
      '1/2',
      'BR',
      '(',
      '″',
      "'",
    ],
  );
  const sent = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom('height', 'waist', 'weight', 'shoes'), sent, (name, typed) => {
      const { data } = measure(name).safeParse(typed);
      if (!data) return;
      expect(data.value).toBeGreaterThan(0);
      expect(data.note?.length ?? 0).toBeLessThanOrEqual(20);
      const again = measure(name).parse(measureText(name, data, 'metric'));
      expect(again).toMatchObject({ value: data.value, ...(data.to && { to: data.to }) });
    }),
    { numRuns: 2000 },
  );
});
