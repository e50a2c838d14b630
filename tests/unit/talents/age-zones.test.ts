import { afterEach, expect, test } from 'vitest';
import { ageOf } from '@/lib/talents/age';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** West and east of UTC, with its two farthest zones. */
const ZONES = [
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Etc/GMT+12',
  'Europe/Madrid',
  'Pacific/Kiritimati',
];

test.each(ZONES)('an age begins at the same moment in %s as everywhere', (zone) => {
  process.env.TZ = zone;
  // The zone counts: otherwise the test would compare UTC with itself.
  expect(new Date('2000-01-01T00:00:00').getTime()).not.toBe(Date.UTC(2000, 0, 1));
  // In January Madrid is one hour ahead of UTC, in July two.
  for (const [birthdate, eve, day] of [
    ['2000-07-10', '2018-07-10', '2018-07-11'],
    ['2000-02-29', '2018-02-28', '2018-03-01'],
    ['2000-01-10', '2018-01-09', '2018-01-10'],
  ] as const) {
    expect([birthdate, ageOf(birthdate, new Date(`${eve}T23:59:59Z`))]).toEqual([birthdate, 17]);
    expect([birthdate, ageOf(birthdate, new Date(`${day}T00:00:00Z`))]).toEqual([birthdate, 18]);
  }
  expect(ageOf('2023-02-30', new Date('2026-05-01'))).toBeNull();
});
