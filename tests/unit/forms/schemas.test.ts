import { describe, expect, test } from 'vitest';
import { contactSchema } from '@/lib/contact/schema';
import { checkFields } from '@/lib/forms/fields';
import { LINE_LENGTH, MESSAGE_LENGTH } from '@/lib/forms/limits';
import { fitsPhoneMask } from '@/lib/scouting/phone';
import { SCOUTING_FIELDS, SCOUTING_IMAGES, scoutingSchema } from '@/lib/scouting/schema';

const application = {
  ...{ realname: ' Érica d’Ávila ', father: 'Maria', email: 'erica@example.com' },
  ...{ phone: '+55 (11) 98888-0000', whatsapp: 'none', country: '30', basedin: '3000' },
  ...{ height: '175', jeans: '37.5', shoes: '38', eyes: 'Blue Green', hair: 'Black' },
  skin_tone: '1165',
};
const message = { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um\nDois' };

test('thirteen answers and four images', () => {
  expect([SCOUTING_FIELDS.length, SCOUTING_IMAGES.length]).toEqual([13, 4]);
  expect(Object.keys(scoutingSchema.shape).sort()).toEqual([...SCOUTING_FIELDS].sort());
});

test('a whole application is taken, without the blanks around its answers', () => {
  const { data, faults } = checkFields(scoutingSchema, application);
  expect(faults).toBeNull();
  expect(data).toEqual({ ...application, realname: 'Érica d’Ávila' });
});

test.each(SCOUTING_FIELDS)('%s is required', (name) => {
  for (const missing of [undefined, '', '   ', 5]) {
    expect(checkFields(scoutingSchema, { ...application, [name]: missing }).faults).toEqual({
      [name]: 'required',
    });
  }
});

describe.each([
  ['realname', 'Ana\r\nBcc: x@y.example', 'characters'],
  ['realname', 'Ana\u2028Bia', 'characters'],
  ['realname', 'a'.repeat(LINE_LENGTH + 1), 'long'],
  ['email', 'ana', 'email'],
  ['email', 'ana@example', 'email'],
  ['email', 'a@b.example, c@d.example', 'email'],
  ['email', 'ana@example.com\nBcc: x@y.example', 'characters'],
  ['height', '29', 'choice'],
  ['height', '175.5', 'choice'],
  ['jeans', '33.5', 'choice'],
  ['shoes', '0.5', 'choice'],
  ['eyes', 'Turquoise', 'choice'],
  ['hair', 'constructor', 'choice'],
] as const)('%s: %j', (name, value, fault) => {
  test(`is refused as ${fault}`, () => {
    const { faults } = checkFields(scoutingSchema, { ...application, [name]: value });
    expect(faults).toEqual({ [name]: fault });
  });
});

test('a message needs no phone, and keeps its lines', () => {
  expect(checkFields(contactSchema, message).data).toEqual({ ...message, phone: '' });
  const long = { ...message, message: 'x'.repeat(MESSAGE_LENGTH + 1) };
  expect(checkFields(contactSchema, long).faults).toEqual({ message: 'long' });
  expect(checkFields(contactSchema, { ...message, subject: 'a\nb' }).faults).toEqual({
    subject: 'characters',
  });
});

test.each([
  ['+55 (11) 98888-0000', true],
  ['+55 (11) 3333-0000', false],
  ['11 98888-0000', false],
  ['+55 (11) 98888-0000 ', false],
])('%s fits the mask: %s', (phone, fits) => {
  expect(fitsPhoneMask(phone)).toBe(fits);
});
