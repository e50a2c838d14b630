import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { growingPhone, shapePhone } from '@/lib/scouting/phone';
import { fitsPhoneMask, lacksCountry, PHONE_EXAMPLE } from '@/lib/scouting/phone-mask';
import fc from '../../fixtures/fast-check.ts';

const MOBILE = '+55 (11) 98765-0100';
const LANDLINE = '+55 (21) 3062-0100';

describe('a Brazilian number gets its country code', () => {
  it.each([
    ...['11987650100', '11 987650100', '11 98765-0100', '11 98765 0100', '(11) 98765-0100'],
    ...['(11)98765-0100', '(11) 9 8765-0100', '11.98765.0100', '11-98765-0100', '11/98765-0100'],
    ...['011987650100', '011 98765-0100', '(011) 98765-0100', '0 11 98765-0100'],
    ...['0 15 11 98765-0100', '01511987650100', '0xx11987650100'.replace('xx', '21')],
    ...['5511987650100', '55 11 98765-0100', '+5511987650100', '+55 11 98765-0100'],
    '+55 11 987650100',
    ...['+55 (11) 98765-0100', '+55(11)98765-0100', '+55 (011) 98765-0100', '+55 0 11 98765-0100'],
    ...['005511987650100', '00 55 11 98765-0100', '55 (11) 9.8765-0100', '11 98765–0100'],
    ...['(0055) 11 98765-0100', '015 11 98765-0100', '0015 55 11 98765-0100', '00155511987650100'],
    ...['+55 11 9876-50100', '１１９８７６５０１００'],
  ])('%s', (typed) => {
    expect(shapePhone(typed)).toBe(MOBILE);
  });

  it.each([
    ...['2130620100', '21 3062-0100', '(21) 3062-0100', '(21)3062.0100', '021 3062-0100'],
    ...['552130620100', '55 21 3062 0100', '+55 21 3062-0100', '+552130620100'],
    '0 41 21 3062-0100',
  ])('%s, of a landline', (typed) => {
    expect(shapePhone(typed)).toBe(LANDLINE);
  });

  it.each([
    ['55 99999-0100', '+55 (55) 99999-0100'],
    ['5532210100', '+55 (55) 3221-0100'],
    ['5555999990100', '+55 (55) 99999-0100'],
  ])('%s, whose area code equals the country code', (typed, shaped) => {
    expect(shapePhone(typed)).toBe(shaped);
  });
});

describe('a number is left unchanged', () => {
  it.each([
    ...['+351 912 345 678', '+1 415 555 0100', '+54 9 11 1234-5678', '0034 612 345 678'],
    ...['+64 21 306 201', '+49 21 3062 0100'],
    ...['00351912345678', '00447911123456', '001 2125550100', '00244923456789', '0034623456789'],
    ...['(00351) 912345678', '0 0351 912345678', '0015 351 912345678', '0031 55 512 3456'],
    ...['+44 20 7946 0123', '+598 99 123 456', '14155550100', '351912345678'],
  ])('%s, of another country', (typed) => {
    expect(shapePhone(typed)).toBe(typed);
  });

  it.each([
    ...['', '1', '98765-0100', '3062-0100', '11 9876-5010', '11 98765-010', '11 98765-01000'],
    ...['01 98765-0100', '10 98765-0100', '+55', '+55 11', '+55 11 98765', '+55 (11) 78765-0100'],
    ...['0015 11 98765-0100', '0021 21 3456-7890', '00 11 98765-0100', '+5500351912345678'],
    ...['23 98765-0100', '0800 123 4567', '0852134567890'],
    ...['11 98765-0100 / 11 3062-0100', '21 3062-0100 ramal 12', 'casa 21 3062-0100', 'não tenho'],
    ...['+', '()'],
  ])('%j, whose missing part is unknown', (typed) => {
    expect(shapePhone(typed)).toBe(typed);
  });

  it.each([MOBILE, LANDLINE, PHONE_EXAMPLE])('%s, which is already formatted', (typed) => {
    expect(shapePhone(typed)).toBe(typed);
  });
});

it.each([
  [MOBILE, true],
  [PHONE_EXAMPLE, true],
  ['+35 (19) 12345-6780', true],
  [LANDLINE, false],
  ['+351 912 345 678', false],
  ['98765-0100', false],
  [`${MOBILE} `, false],
  [`x${MOBILE}`, false],
])('%s fits the mask: %s', (phone, fits) => {
  expect(fitsPhoneMask(phone)).toBe(fits);
});

describe('a number while it is being typed', () => {
  it.each([
    ['+55', 'mobile'],
    ['+55 (1', 'mobile'],
    ['+55 (11) ', 'mobile'],
    ['+55 (11) 98765-0100', 'mobile'],
    ['+55 (21) 3', 'landline'],
    ['+55 (21) 3062-0100', 'landline'],
    ['+55 (14) 1', null],
    ['+55 (01', null],
    ['+55 (11) 98765-01001', null],
    ['+55 (21) 3062-01001', null],
    ['+351 91', null],
    ['11 9', null],
    ['', null],
  ])('%s may become %s', (typed, kind) => {
    expect(growingPhone(typed)).toBe(kind);
  });

  it.each(['+55 (11) 98765-0100 ', '+55 (11) 98765-0100 /', '+55 (21) 3062-0100 r'])(
    '%j continues after a complete number, and cannot become one',
    (typed) => expect(growingPhone(typed)).toBeNull(),
  );
});

describe('a number', () => {
  it.each([
    ...['912 345 678', '912345678', '923456789', '2125550143', '(212) 555-0143', '98765-0100'],
    ...['51 987 654 321', '14155550100', '20 98765-0100', '56 98765-4321', '4832345678'],
    ...['07941234567', '09836543210', '212-555-0143', '212.555.0143', '(212)5550143'],
  ])('%s, of an unknown country, is queried and gets no country code', (typed) => {
    expect([shapePhone(typed), lacksCountry(typed)]).toEqual([typed, true]);
  });

  it.each([
    ...['+351 912 345 678', '0034 612 345 678', '(+1) 415 555 0100', 'não tenho', '', MOBILE],
    ...['11 98765-0100 / 11 3062-0100', '21 3062-0100 ramal 12'],
  ])('%j needs no question about its country', (typed) => {
    expect(lacksCountry(typed)).toBe(false);
  });

  it.each([
    ['\u202a+55 11 98765-0100\u202c', MOBILE],
    ['11\u200b98765\u20600100\ufeff', MOBILE],
    ['\u200e+351 912 345 678\u200f', '+351 912 345 678'],
  ])('%j loses its invisible characters', (typed, shaped) => {
    expect(shapePhone(typed)).toBe(shaped);
  });
});

describe('whatever is typed', () => {
  const abroad = getCountries()
    .map((country: CountryCode) => getExampleNumber(country, examples))
    .filter((example) => example !== undefined)
    .filter(({ countryCallingCode }) => countryCallingCode !== '55');

  it('a valid number of another country is left unchanged', () => {
    expect(abroad.length).toBeGreaterThan(200);
    for (const { countryCallingCode: code, nationalNumber } of abroad) {
      const prefixes = [`+${code} `, `00${code}`, `00 ${code} `, `(00${code}) `, `(+${code})`];
      for (const prefix of [...prefixes, `0015${code}`, `00 21 ${code} `]) {
        const typed = prefix + nationalNumber;
        expect(shapePhone(typed)).toBe(typed);
      }
    }
  });

  it('no digit of a number is lost or changed but those before its area code', () => {
    const character = fc.constantFrom(...'0123456789', ...'()-. +/');
    const loose = fc.string({ unit: character, maxLength: 20 });
    const national = fc.stringMatching(/^[1-9]{2} ?(9\d{4}|[2-5]\d{3})-?\d{4}$/);
    const before = fc.constantFrom('', '0', '00', '+', '55', '+55', '0055', '015', '0015', '(0');
    const typed = fc.oneof(
      loose,
      fc.tuple(before, national, loose).map((parts) => parts.join('')),
    );
    // A trunk zero, or the 90 of a collect call, perhaps with a carrier.
    const zeroOrCode = /^(?:9?0(?:\d\d)?)?$|^(?:00(?:\d\d)?)?55(?:9?0(?:\d\d)?)?$/;
    fc.assert(
      fc.property(typed, (text) => {
        const shaped = shapePhone(text);
        if (shaped === text.replace(/ +/g, ' ').trim()) return;
        const [digits, kept] = [text, shaped.slice('+55'.length)].map((one) =>
          one.replace(/\D/g, ''),
        );
        expect(digits?.slice(-(kept?.length ?? 0))).toBe(kept);
        expect(digits?.slice(0, -(kept?.length ?? 0))).toMatch(zeroOrCode);
        expect(shaped).toMatch(/^\+55 \(\d\d\) (?:9\d{4}|[2-5]\d{3})-\d{4}$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('a text that is longer than the field allows is not parsed', () => {
  const long = `11${'-'.repeat(40)}98765-0100`;
  expect(shapePhone(long)).toBe(long);
});
