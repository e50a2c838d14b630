import { describe, expect, it } from 'vitest';
import { fitsPhoneMask, growingPhone, lacksCountry, shapePhone } from '@/lib/scouting/phone';
import { PHONE_EXAMPLE } from '@/lib/scouting/phone-example';

const MOBILE = '+55 (11) 98765-0100';
const LANDLINE = '+55 (21) 3062-0100';

describe('a Brazilian number gets its country code', () => {
  it.each([
    ...['11987650100', '11 987650100', '11 98765-0100', '11 98765 0100', '(11) 98765-0100'],
    ...['(11)98765-0100', '(11) 9 8765-0100', '11.98765.0100', '11-98765-0100', '11/98765-0100'],
    ...['011987650100', '011 98765-0100', '(011) 98765-0100', '0 11 98765-0100'],
    ...['0 15 11 98765-0100', '01511987650100', '0xx11987650100'.replace('xx', '21')],
    ...[
      '5511987650100',
      '55 11 98765-0100',
      '+5511987650100',
      '+55 11 98765-0100',
      '+55 11 987650100',
    ],
    ...['+55 (11) 98765-0100', '+55(11)98765-0100', '+55 (011) 98765-0100', '+55 0 11 98765-0100'],
    ...['005511987650100', '00 55 11 98765-0100', '55 (11) 9.8765-0100', '11 98765–0100'],
  ])('%s', (typed) => {
    expect(shapePhone(typed)).toBe(MOBILE);
  });

  it.each([
    ...['2130620100', '21 3062-0100', '(21) 3062-0100', '(21)3062.0100', '021 3062-0100'],
    ...[
      '552130620100',
      '55 21 3062 0100',
      '+55 21 3062-0100',
      '+552130620100',
      '0 41 21 3062-0100',
    ],
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
    ...['+44 20 7946 0123', '+598 99 123 456', '14155550100', '351912345678'],
  ])('%s, of another country', (typed) => {
    expect(shapePhone(typed)).toBe(typed);
  });

  it.each([
    ...['', '1', '98765-0100', '3062-0100', '11 9876-5010', '11 98765-010', '11 98765-01000'],
    ...['01 98765-0100', '10 98765-0100', '+55', '+55 11', '+55 11 98765', '+55 (11) 78765-0100'],
    ...[
      '11 98765-0100 / 11 3062-0100',
      '21 3062-0100 ramal 12',
      'casa 21 3062-0100',
      'não tenho',
      '+',
      '()',
    ],
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
    ...['51 987 654 321', '14155550100', '20 98765-0100', '56 98765-4321'],
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
    ...['11 98765-0100 / 11 3062-0100', '(11) 98765-0100 ou 3062-0100', '55 3221-0100 12'],
    ...['21 3062-0100 ramal 12', '+55 21 3062-0100 x12', '+1 212 555 0143 ext. 5', '3062-0100/01'],
  ])('%s is two numbers, or has an extension, and is left unchanged', (typed) => {
    expect(shapePhone(typed)).toBe(typed);
  });

  it.each([
    ['\u202a+55 11 98765-0100\u202c', MOBILE],
    ['11\u200b98765\u20600100\ufeff', MOBILE],
    ['\u200e+351 912 345 678\u200f', '+351 912 345 678'],
  ])('%j loses its invisible characters', (typed, shaped) => {
    expect(shapePhone(typed)).toBe(shaped);
  });
});
