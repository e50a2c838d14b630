import { afterEach, describe, expect, it } from 'vitest';
import { writtenDate } from '@/lib/i18n/dates';
import { moment } from '@/lib/panel/values/moment';

const read = (text: string) => moment.safeParse(text).data ?? null;

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

describe.each([
  ['UTC', 0],
  ['America/Sao_Paulo', 180],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
])('a server in %s', (zone, minutes) => {
  it.each([
    ['2026-11-12 23:30:00', '2026-11-13T02:30:00.000Z'],
    ['2026-11-12T23:30', '2026-11-13T02:30:00.000Z'],
    ['2026-11-12T23:30:00.250000', '2026-11-13T02:30:00.250Z'],
    ['2026-11-12', '2026-11-12T03:00:00.000Z'],
    ['2018-01-15 12:00:00', '2018-01-15T14:00:00.000Z'],
    ['2026-11-12T12:00:00.000000Z', '2026-11-12T12:00:00.000Z'],
    ['2026-11-12T12:00:00-05:00', '2026-11-12T17:00:00.000Z'],
    ['Thu, 12 Nov 2026 12:00:00 GMT', '2026-11-12T12:00:00.000Z'],
    ['Thu, 12 Nov 2026 12:00:00 +0300', '2026-11-12T09:00:00.000Z'],
    ['Thu, 12 Nov 2026 12:00:00 GMT (summer)', null],
    ['on 2026-11-12', null],
    ['2026-13-12', null],
    ['2026-02-30', null],
    ['2026-02-30 10:00:00', null],
    ['Mon, 30 Feb 2026 12:00:00 GMT', null],
    ['1990-01-01', '1990-01-01T02:00:00.000Z'],
    ['0001-01-01 00:00:00', null],
    ['1970-01-01T00:00:00Z', null],
    ['1899-12-30', null],
    ['9999-12-31', null],
    ['9999-12-31T23:59:59Z', null],
    ['12/11/2026', null],
    ['yesterday', null],
    ['', null],
  ])('reads %j', (text, moment) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutes);
    expect(read(text)).toBe(moment);
  });

  it('formats the day that the panel named', () => {
    process.env.TZ = zone;
    expect(writtenDate(read('2026-11-12') ?? '', 'en')).toBe('November 12, 2026');
    expect(writtenDate(read('2026-11-12 23:59:59') ?? '', 'en')).toBe('November 12, 2026');
  });
});
