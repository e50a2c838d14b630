import { expect, test } from 'vitest';
import { adultAge, ageOf, isMinor, UNREADABLE_BIRTHDATE } from '@/lib/talents/age';
import fc from '../../fixtures/fast-check.ts';

test.each([
  ['1999-03-21', '2026-03-22', 27],
  ['1999-03-21', '2026-03-20', 26],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2000-02-29', '2024-02-29', 24],
  ['2004-02-29', '2008-02-28', 3],
  ['2004-02-29', '2008-02-29', 4],
  // A year of 365 days is shorter than 365.25: the age comes the day after the birthday.
  ['2001-01-01', '2002-01-01', 0],
  ['2001-01-01', '2002-01-02', 1],
  ['2026-05-01', '2026-05-01', 0],
  ['2026-05-02', '2026-05-01', null],
  ['2023-02-29', '2026-05-01', null],
  ['2024-02-29', '2026-05-01', 2],
  ['2023-02-30', '2026-05-01', null],
  ['2023-13-01', '2026-05-01', null],
  ['0000-00-00', '2026-05-01', null],
  ['-000500-03-21', '2026-05-01', null],
  ['21/03/1999', '2026-05-01', null],
  ['1999', '2026-05-01', null],
  ['', '2026-05-01', null],
  [null, '2026-05-01', null],
  ['1916-04-01', '2026-05-01', 110],
  ['1915-04-01', '2026-05-01', null],
  ['1900-01-01', '2026-05-01', null],
  ['1899-12-30', '2026-05-01', null],
  ['1753-01-01', '2026-05-01', null],
  ['0012-03-14', '2026-05-01', null],
  ['0001-01-01', '2026-05-01', null],
  ['0000-12-31', '2026-05-01', null],
])('born %j, on %s: %j', (birthdate, today, expected) => {
  expect(ageOf(birthdate, new Date(today))).toBe(expected);
});

test('an age never increases before the birthday, nor later than the day after', () => {
  const day = fc.integer({ min: 0, max: 40_000 });
  const years = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(day, years, (dayNumber, age) => {
      const born = new Date(Date.UTC(1905, 0, 1 + dayNumber));
      const birthday = new Date(born);
      birthday.setUTCFullYear(born.getUTCFullYear() + age);
      fc.pre(birthday.getUTCFullYear() < 2100);
      const birthdate = born.toISOString().slice(0, 10);
      const eve = new Date(birthday.getTime() - 1);
      const dayAfter = new Date(birthday.getTime() + 86_400_000);
      expect(ageOf(birthdate, eve)).toBe(age - 1);
      expect(ageOf(birthdate, dayAfter)).toBe(age);
    }),
  );
});

test.each([
  ['2010-01-01', true],
  ['2008-05-03', true],
  ['2008-04-29', false],
  ['1990-01-01', false],
  ['2030-01-01', true],
  ['1900-01-01', true],
  ['0012-03-14', true],
  ['14/03/2012', true],
  [UNREADABLE_BIRTHDATE, true],
  [null, false],
])('born %j may be under 18: %j, and an adult only if there is an age', (birthdate, expected) => {
  const talent = { birthdate, categories: [1884] };
  const now = new Date('2026-05-01');
  expect(isMinor(talent, now)).toBe(expected);
  expect(adultAge(talent, now)).toBe(expected ? null : ageOf(birthdate, now));
});

test.each([1886, 1887])('a member of category %i is a minor at any age', (id) => {
  for (const birthdate of ['1990-01-01', null]) {
    expect(isMinor({ birthdate, categories: [3, id] }, new Date('2026-05-01'))).toBe(true);
  }
});
