import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAX_FIELDS } from '@/lib/forms/body';
import { checkFields } from '@/lib/forms/fields';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import {
  CONSENT_VERSION,
  GROUPS,
  mapQuestions,
  QUESTIONS,
  type QuestionName,
} from '@/lib/scouting/questions';
import { scoutingSchema } from '@/lib/scouting/schema';
import { labelsInOrder } from '@/lib/scouting/shown-answers';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { ADULT, CHOSEN, TYPED } from '../../fixtures/answers.ts';

const application = {
  ...ADULT,
  ...TYPED,
  ...CHOSEN,
  consent: '',
  adult_confirmed: '',
  whatsapp: 'none',
};
const FIELDS = Object.keys(QUESTIONS) as QuestionName[];
/** Required of every applicant. */
const REQUIRED = FIELDS.filter((name) => !['father', 'consent', 'adult_confirmed'].includes(name));

/** Required by the specification. */
const SPECIFIED = [
  ...['realname', 'basedin', 'father', 'email', 'phone', 'whatsapp', 'country'],
  ...['eyes', 'height', 'hair', 'skin_tone', 'shoes', 'jeans'],
];

test('has a rule for each question, in its order, and asks what the specification does', () => {
  expect(Object.keys(scoutingSchema.shape)).toEqual(FIELDS);
  expect(FIELDS).toEqual(expect.arrayContaining([...SPECIFIED, 'adult', 'consent']));
});

test('labels follow the order of the questions, whatever the order of the messages', () => {
  const reversed = Object.fromEntries(Object.entries(en.scouting.fields).reverse());
  const labels = labelsInOrder(reversed as typeof en.scouting.fields);
  expect(Object.keys(labels)).toEqual([...FIELDS, ...SCOUTING_IMAGES]);
  expect(labels).toEqual(en.scouting.fields);
});

test('groups hold consecutive questions, and all of them fit into one post', () => {
  const groups = Object.values(mapQuestions((_name, { group }) => group));
  const changes = groups.filter((group, place) => group !== groups[place - 1]);
  expect(changes).toEqual(GROUPS.map(({ name }) => name));
  expect(FIELDS.length).toBeLessThan(MAX_FIELDS - 10);
});

test('a complete application is accepted, with its answers trimmed', () => {
  const realname = ` ${TYPED.realname} `;
  const { data, faults } = checkFields(scoutingSchema, { ...application, realname });
  expect(faults).toBeNull();
  expect(data).toEqual(application);
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

  test('needs a named guardian who consents', () => {
    expect(checkFields(scoutingSchema, minor).faults).toBeNull();
    for (const consent of [undefined, '', false, 'true', 1]) {
      const { faults } = checkFields(scoutingSchema, { ...minor, consent, father: ' ' });
      expect(faults).toEqual({ father: 'required', consent: 'required' });
    }
  });

  test('reports it together with all other faults', () => {
    const { faults } = checkFields(scoutingSchema, { adult: 'no' });
    expect(Object.keys(faults ?? {}).sort()).toEqual(
      FIELDS.filter((name) => name !== 'adult' && name !== 'adult_confirmed').sort(),
    );
  });
});

test('an adult needs neither', () => {
  const { father: _father, consent: _consent, ...own } = application;
  expect(checkFields(scoutingSchema, own)).toMatchObject({ faults: null, data: { father: '' } });
});

test.each([
  [{ height: '150' }, null],
  [{ height: '149' }, { adult_confirmed: 'required' }],
  [{ height: '30', adult_confirmed: 'maybe' }, { adult_confirmed: 'required' }],
  [{ height: '150', adult_confirmed: null }, null],
  [{ height: '149', adult_confirmed: 'yes' }, null],
  [{ height: '149', adult_confirmed: 'no' }, { consent: 'required' }],
  [{ height: '149', adult_confirmed: 'no', consent: 'yes' }, null],
  [{ height: '149', adult_confirmed: 'no', father: '', consent: 'yes' }, { father: 'required' }],
  [{ height: '150', adult_confirmed: 'no' }, null],
  [{ height: '149', adult: 'no', consent: 'yes' }, null],
])('an adult below 150 cm is asked about the age once more: %j', (answers, faults) => {
  expect(checkFields(scoutingSchema, { ...application, ...answers }).faults).toEqual(faults);
});

test.each([
  [{ jeans: '33.5' }, { jeans: 'choice' }],
  [{ jeans: '1', height: '149', adult_confirmed: 'yes' }, { jeans: 'choice' }],
  [{ jeans: '1', height: '149', adult_confirmed: 'no', consent: 'yes' }, null],
  [{ jeans: '1', adult: 'no', consent: 'yes' }, null],
  [{ jeans: '0.5', adult: 'no', consent: 'yes' }, { jeans: 'choice' }],
])('sizes below 34 are those of minors: %j', (answers, faults) => {
  expect(checkFields(scoutingSchema, { ...application, ...answers }).faults).toEqual(faults);
});

test('an answer about age other than yes and no counts as missing', () => {
  expect(checkFields(scoutingSchema, { ...application, adult: 'maybe' }).faults).toEqual({
    adult: 'choice',
  });
});

test('the text of the consent belongs to its version', () => {
  const words = [pt, en, es].map(({ scouting }) => scouting.consent).join('\n');
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect({ [CONSENT_VERSION]: hash }).toEqual({ '2026-12': 'ebb8c48ca51e' });
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
