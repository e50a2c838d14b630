import { describe, expect, test } from 'vitest';
import { localFigures, writtenNumber } from '@/lib/i18n/figures';
import { LOCALES } from '@/lib/i18n/locales';

describe.each(LOCALES)('a number in %s', (locale) => {
  const { format } = new Intl.NumberFormat(locale);

  test('is formatted as Intl formats it', () => {
    const powers = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9].flatMap((power) => [
      power - 1,
      power,
      power + 1,
    ]);
    const numbers = [
      ...Array.from({ length: 24_000 }, (_, at) => at / 2),
      ...powers,
      0.25,
      1234.125,
    ];
    for (const number of numbers) expect(writtenNumber(number, locale)).toBe(format(number));
  });

  test('has the same decimal mark within a text', () => {
    expect(localFigures('40.5 – 90,5 cm', locale)).toBe(`${format(40.5)} – ${format(90.5)} cm`);
  });
});

test.each(['5′9″', '38 BR'])('%s stays as it is', (text) => {
  for (const locale of LOCALES) expect(localFigures(text, locale)).toBe(text);
});
