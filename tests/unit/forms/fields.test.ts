import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactSchema } from '@/lib/contact/schema';
import { castingSchema } from '@/lib/favorites/schema';
import {
  checkFields,
  type FieldFault,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
} from '@/lib/forms/fields';
import { scoutingSchema } from '@/lib/scouting/schema';
import { ADULT, CHOSEN, TYPED } from '../../fixtures/answers.ts';

const message = { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um\nDois' };
const application = { ...ADULT, ...TYPED, ...CHOSEN };
const casting = {
  ...{ name: 'Casa Ouro', phone: '11 3333-0000', email: 'casa@example.com' },
  talents: [{ id: 12 }],
};

/** Every form with a valid example, and what its kinds of field are called there. */
const FORMS: readonly [string, z.ZodMiniType<object>, object, { line: string }][] = [
  ['contact', contactSchema, message, { line: 'name' }],
  ['scouting', scoutingSchema, application, { line: 'realname' }],
  ['favorites', castingSchema, casting, { line: 'name' }],
];

describe.each(FORMS)('%s', (_form, schema, whole, { line }) => {
  const check = (fields: object) => checkFields(schema, { ...whole, ...fields });

  it('accepts a valid form', () => {
    expect(check({}).data).toMatchObject(whole);
  });

  it.each([
    ['Ana\r\nBcc: x@y.example', 'Ana Bcc: x@y.example'],
    ['A\0na\u202e', 'Ana'],
    [` ${'x'.repeat(120)}\0 `, 'x'.repeat(120)],
    ["<b>D'Ávila</b>", "<b>D'Ávila</b>"],
  ])('accepts the name %j as %j', (written, taken) => {
    expect(check({ [line]: written })).toMatchObject({ data: { [line]: taken }, faults: null });
  });

  it.each<[unknown, FieldFault]>([
    [undefined, 'required'],
    ['', 'required'],
    [' \u00a0\n', 'required'],
    ['\0\u202e', 'required'],
    [5, 'required'],
    [null, 'required'],
    [['Ana'], 'required'],
    ['x'.repeat(121), 'long'],
  ])('rejects the name %j as %s', (written, fault) => {
    expect(check({ [line]: written })).toEqual({ data: null, faults: { [line]: fault } });
  });

  it.each<[string, FieldFault]>([
    ['ana', 'email'],
    ['ana@example', 'email'],
    ['a@b.example, c@d.example', 'email'],
    ['ana@example.com\nBcc: x@y.example', 'email'],
    [`${'x'.repeat(250)}@y.example`, 'long'],
    ['', 'required'],
  ])('rejects the e-mail %j as %s', (written, fault) => {
    expect(check({ email: written }).faults).toEqual({ email: fault });
  });

  it.each([
    ...["o'brien&co#1!/x=y@exemplo.com.br", 'a+b@sub.exemplo.com', '_@x-y.example'],
    ...[
      'ana@exámple.com',
      'ana@例え.テスト',
      'ana@xn--r8jz45g.xn--zckzah',
      'a`{|}~^?*$%@b.example',
    ],
  ])('accepts the e-mail %j', (email) => {
    expect(check({ email }).data).toMatchObject({ email });
  });

  it.each([
    ...['ana@-a.example', 'ana@a-.example', 'ana@a..example', 'ana@.example', 'ana@a.example.'],
    ...['a b@c.example', '"a b"@c.example', 'ana@a_b.example', 'ana@a.e', 'joão@exemplo.com'],
  ])('rejects the e-mail %j', (email) => {
    expect(check({ email }).faults).toEqual({ email: 'email' });
  });

  it('trims an e-mail', () => {
    expect(check({ email: ' ana@example.com\r\n' }).data).toMatchObject({
      email: 'ana@example.com',
    });
  });

  it.each([
    ['+55 (11)  98888-0000', '+55 (11) 98888-0000'],
    ['ramal\t3333\n0000', 'ramal 3333 0000'],
    ['ask my agent', 'ask my agent'],
  ])('accepts the phone %j as %j', (written, taken) => {
    expect(check({ phone: written }).data).toMatchObject({ phone: taken });
  });

  it('rejects a phone that is too long', () => {
    expect(check({ phone: '1'.repeat(41) }).faults).toEqual({ phone: 'long' });
  });

  it('reports every fault, once per field', () => {
    expect(check({ [line]: '', email: 'x', phone: '1'.repeat(41) }).faults).toEqual({
      ...{ [line]: 'required', email: 'email', phone: 'long' },
    });
  });
});

it.each<[object, object]>([
  [{}, { line: 'required', text: 'required' }],
  [
    { line: '\0', text: '\n' },
    { line: 'required', text: 'required' },
  ],
  [
    { line: 'x'.repeat(6), text: 'x'.repeat(6) },
    { line: 'long', text: 'long' },
  ],
])('a required field reports why %j is rejected', (fields, faults) => {
  const schema = z.object({ line: line(5), text: paragraph(5) });
  expect(checkFields(schema, fields)).toEqual({ data: null, faults });
});

describe('an optional field', () => {
  const schema = z.object({ line: optionalLine(5), text: optionalParagraph(5) });

  it.each([
    [{}, { line: '', text: '' }],
    [
      { line: ' ', text: '\n\0' },
      { line: '', text: '' },
    ],
    [
      { line: ' a\nb ', text: ' a\r\nb ' },
      { line: 'a b', text: 'a\nb' },
    ],
  ])('%j is %j', (fields, data) => {
    expect(checkFields(schema, fields)).toEqual({ data, faults: null });
  });

  it('is bounded, and must be a text', () => {
    const long = checkFields(schema, { line: 'x'.repeat(6), text: 'x'.repeat(6) });
    expect(long.faults).toEqual({ line: 'long', text: 'long' });
    const none = checkFields(schema, { line: 7, text: null });
    expect(none.faults).toEqual({ line: 'required', text: 'required' });
  });
});

it('a text of more than twice its length is too long as it is', () => {
  const check = (note: string) => checkFields(z.object({ note: optionalParagraph(10) }), { note });
  expect(check('\n'.repeat(20)).data).toEqual({ note: '' });
  expect(check('\n'.repeat(21)).faults).toEqual({ note: 'long' });
});
