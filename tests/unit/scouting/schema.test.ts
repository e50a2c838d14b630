import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkFields } from '@/lib/forms/fields';
import { CONSENT_VERSION } from '@/lib/scouting/consent';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import { type ScoutingField, scoutingSchema } from '@/lib/scouting/schema';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';

const application = {
  ...{ adult: 'yes', consent: '' },
  ...{ realname: ' Érica d’Ávila ', father: 'Maria', email: 'erica@example.com' },
  ...{ phone: '+55 (11) 98888-0000', whatsapp: 'none', country: '30', basedin: '3000' },
  ...{ height: '175', jeans: '37.5', shoes: '38', eyes: 'Blue Green', hair: 'Black' },
  skin_tone: '1165',
};
const FIELDS = Object.keys(scoutingSchema.shape) as ScoutingField[];
/** Required of every applicant. */
const REQUIRED = FIELDS.filter((name) => name !== 'father' && name !== 'consent');

test('thirteen answers, two about age and four images, each with a label', () => {
  expect([FIELDS.length, SCOUTING_IMAGES.length]).toEqual([13 + 2, 4]);
  const labels = Object.keys(en.scouting.fields);
  expect(labels).toEqual([...FIELDS, ...SCOUTING_IMAGES]);
});

test('a whole application is taken, without the blanks around its answers', () => {
  const { data, faults } = checkFields(scoutingSchema, application);
  expect(faults).toBeNull();
  expect(data).toEqual({ ...application, realname: 'Érica d’Ávila' });
});

test.each(REQUIRED)('%s is required', (name) => {
  for (const missing of [undefined, '', '   ', 5]) {
    expect(checkFields(scoutingSchema, { ...application, [name]: missing }).faults).toEqual({
      [name]: 'required',
    });
  }
});

describe('an applicant under 18', () => {
  const minor = { ...application, adult: 'no', consent: 'yes' };

  test('needs a guardian who is named and consents', () => {
    expect(checkFields(scoutingSchema, minor).faults).toBeNull();
    for (const consent of [undefined, '', false, 'true', 1]) {
      const { faults } = checkFields(scoutingSchema, { ...minor, consent, father: ' ' });
      expect(faults).toEqual({ father: 'required', consent: 'required' });
    }
  });

  test('is told so with all else that is missing', () => {
    const { faults } = checkFields(scoutingSchema, { adult: 'no' });
    expect(Object.keys(faults ?? {}).sort()).toEqual(
      [...FIELDS].filter((name) => name !== 'adult').sort(),
    );
  });
});

test('an adult needs neither', () => {
  const { father: _father, consent: _consent, ...own } = application;
  expect(checkFields(scoutingSchema, own)).toMatchObject({ faults: null, data: { father: '' } });
});

test('another answer about age than yes and no is none', () => {
  expect(checkFields(scoutingSchema, { ...application, adult: 'maybe' }).faults).toEqual({
    adult: 'choice',
  });
});

test('the words of the consent are those of its version', () => {
  const words = [pt, en, es].map(({ scouting }) => scouting.consent).join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect({ [CONSENT_VERSION]: hash }).toEqual({ '2026-11': 'd56951c4cf10' });
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
