import { describe, expect, it } from 'vitest';
import { BRIEF_FIELDS } from '@/lib/favorites/brief';
import { castingSchema, requestSchema, sheetSchema } from '@/lib/favorites/schema';
import { checkFields, type FieldFaults } from '@/lib/forms/fields';

const ana = { name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example' };
const none = Object.fromEntries(BRIEF_FIELDS.map((name) => [name, '']));
const talents = [{ id: 1 }];
const many = (count: number) => Array.from({ length: count }, () => ({ id: 1 }));

describe('a posted selection', () => {
  it('is accepted, without any unknown fields', () => {
    const chosen = [{ id: 12, note: ' sim\r\nnão\0 ', url: 'https://evil.example' }, { id: 45 }];
    const posted = { ...ana, talents: chosen, role: 'admin' };
    expect(checkFields(castingSchema, posted).data).toEqual({
      ...ana,
      ...none,
      talents: [
        { id: 12, note: 'sim\nnão' },
        { id: 45, note: '' },
      ],
    });
  });

  it.each<[string, unknown, FieldFaults]>([
    ['no talents', {}, { talents: 'required' }],
    ['no talent', { talents: [] }, { talents: 'required' }],
    ['a text', { talents: '12' }, { talents: 'required' }],
    ['no id', { talents: [null] }, { 'talents.0': 'choice' }],
    ['a talent without id', { talents: [{ note: 'x' }] }, { 'talents.0.id': 'choice' }],
    ['an id as text', { talents: [...talents, { id: '1' }] }, { 'talents.1.id': 'choice' }],
    ['a negative id', { talents: [{ id: -1 }] }, { 'talents.0.id': 'choice' }],
    ['half an id', { talents: [{ id: 1.5 }] }, { 'talents.0.id': 'choice' }],
    ['a long note', { talents: [{ id: 1, note: 'x'.repeat(501) }] }, { 'talents.0.note': 'long' }],
    ['too many', { talents: many(201) }, { talents: 'long' }],
  ])('with %s is rejected', (_name, posted, faults) => {
    const given = { ...ana, ...(posted as object) };
    expect(checkFields(castingSchema, given)).toEqual({ data: null, faults });
  });

  it('is accepted at the maximum size', () => {
    expect(checkFields(castingSchema, { ...ana, talents: many(200) }).faults).toBeNull();
  });

  it('has the same sender and brief schema in the browser', () => {
    const typed = { ...ana, email: ' ana@casa.example ', city: ' Recife\r\nBcc: x@y.example ' };
    expect(checkFields(requestSchema, typed).data).toEqual({
      ...ana,
      ...none,
      city: 'Recife Bcc: x@y.example',
    });
  });
});

describe('a posted casting sheet', () => {
  it('has a job of one line, empty by default, and nothing else of the brief', () => {
    const posted = { talents, job: ' Campanha\r\nde verão ', budget: '10 mil' };
    expect(checkFields(sheetSchema, posted).data).toEqual({
      talents: [{ id: 1, note: '' }],
      job: 'Campanha de verão',
    });
    expect(checkFields(sheetSchema, { talents }).data?.job).toBe('');
  });

  it('is rejected with a job that is too long', () => {
    const posted = { talents, job: 'x'.repeat(201) };
    expect(checkFields(sheetSchema, posted).faults).toEqual({ job: 'long' });
  });
});

describe('a brief', () => {
  it('has seven fields, as the schema defines them', () => {
    const asked = Object.keys(requestSchema.shape).filter((name) => !(name in ana));
    expect(asked).toEqual([...BRIEF_FIELDS]);
    expect(asked).toHaveLength(7);
  });

  it.each([...BRIEF_FIELDS])('%s is bounded, and stripped of invisible characters', (name) => {
    const most = name === 'remarks' ? 2_000 : 200;
    const check = (answer: unknown) =>
      checkFields(castingSchema, { ...ana, talents, [name]: answer });
    expect(check('x'.repeat(most)).data?.[name]).toHaveLength(most);
    expect(check('x'.repeat(most + 1)).faults).toEqual({ [name]: 'long' });
    expect(check(7).faults).toEqual({ [name]: 'required' });
    expect(check(' a\0\u202e\tb ').data?.[name]).toBe('a b');
    const lines = check('a\r\n\r\n\r\nb').data?.[name];
    expect(lines).toBe(name === 'remarks' ? 'a\n\nb' : 'a b');
  });
});
