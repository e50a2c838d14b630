import { describe, expect, test } from 'vitest';
import { checkFields } from '@/lib/forms/fields';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import { fitsPhoneMask } from '@/lib/scouting/phone';
import { type ScoutingField, scoutingSchema } from '@/lib/scouting/schema';
import en from '@/messages/en.json';

const application = {
  ...{ realname: ' Érica d’Ávila ', father: 'Maria', email: 'erica@example.com' },
  ...{ phone: '+55 (11) 98888-0000', whatsapp: 'none', country: '30', basedin: '3000' },
  ...{ height: '175', jeans: '37.5', shoes: '38', eyes: 'Blue Green', hair: 'Black' },
  skin_tone: '1165',
};
const FIELDS = Object.keys(scoutingSchema.shape) as ScoutingField[];

test('thirteen answers and four images, each with a label', () => {
  expect([FIELDS.length, SCOUTING_IMAGES.length]).toEqual([13, 4]);
  const labels = Object.keys(en.scouting.fields);
  expect(labels).toEqual([...FIELDS, ...SCOUTING_IMAGES]);
});

test('a whole application is taken, without the blanks around its answers', () => {
  const { data, faults } = checkFields(scoutingSchema, application);
  expect(faults).toBeNull();
  expect(data).toEqual({ ...application, realname: 'Érica d’Ávila' });
});

test.each(FIELDS)('%s is required', (name) => {
  for (const missing of [undefined, '', '   ', 5]) {
    expect(checkFields(scoutingSchema, { ...application, [name]: missing }).faults).toEqual({
      [name]: 'required',
    });
  }
});

describe.each([
  ['height', '29'],
  ['height', '175.5'],
  ['jeans', '33.5'],
  ['shoes', '0.5'],
  ['eyes', 'Turquoise'],
  ['hair', 'constructor'],
] as const)('%s: %j', (name, value) => {
  test('is not among the choices', () => {
    const { faults } = checkFields(scoutingSchema, { ...application, [name]: value });
    expect(faults).toEqual({ [name]: 'choice' });
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
