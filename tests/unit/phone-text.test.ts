import { expect, it } from 'vitest';
import { isWrittenAsNumber, phoneDigits, plainPhone } from '@/lib/phone-text';

it.each([
  ...['+55 (11) 98765-0100', '++55 (11) 98765-0100', '+ + 55 11 98765 0100'],
  'tel:+55-11-98765-0100',
  ...['+55\u00a011\u2009 98765\u20110100', '+55 11 98765−0100', '\u202a+55 11 98765-0100\u202c'],
  ...[
    '＋５５ １１ ９８７６５-０１００',
    '+٥٥ ١١ ٩٨٧٦٥-٠١٠٠',
    '+۵۵ ۱۱ ۹۸۷۶۵-۰۱۰۰',
    '+५५ ११ ९८७६५-०१००',
  ],
  ...['sms:+5511987650100', 'tel://+5511987650100', '(+55) 11 98765.0100', '+55/11/98765/0100'],
])('%j is one number', (typed) => {
  const { number, extension } = plainPhone(typed);
  expect([isWrittenAsNumber(number), phoneDigits(typed), extension]).toEqual([
    ...[true, '5511987650100', ''],
  ]);
});

it.each(['ramal 12', 'ext. 12', ';ext=12', 'x12', 'int. 12', ', ramal: 12', 'extensión 12'])(
  '%j is an extension',
  (extension) => {
    expect(plainPhone(`+55 11 3062-0100 ${extension}`)).toEqual({
      ...{ number: '+55 11 3062-0100', extension: '12' },
    });
  },
);

it.each(['ana', '11 3062-0100 Ana', '12345@example.com', 'wa.me/5511'])('%j is none', (typed) => {
  expect(isWrittenAsNumber(plainPhone(typed).number)).toBe(false);
});
