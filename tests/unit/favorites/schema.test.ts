import { describe, expect, it } from 'vitest';
import { BRIEF_MAX_LENGTH } from '@/lib/favorites/limits';
import { castingSchema, requestSchema, sheetSchema } from '@/lib/favorites/schema';
import { checkFields, type FieldFaults } from '@/lib/forms/fields';

const ana = { name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example' };
const talents = [{ id: 1 }];
const many = (count: number) => Array.from({ length: count }, () => ({ id: 1 }));

describe('a posted selection', () => {
  it('is accepted, without any unknown fields', () => {
    const chosen = [{ id: 12, note: ' sim\r\nnão\0 ', url: 'https://evil.example' }, { id: 45 }];
    const posted = { ...ana, talents: chosen, role: 'admin' };
    expect(checkFields(castingSchema, posted).data).toEqual({
      ...ana,
      message: '',
      shared: [],
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
    const typed = { ...ana, email: ' ana@casa.example ', message: ' Recife\r\nao sol ' };
    const message = 'Recife\nao sol';
    expect(checkFields(requestSchema, typed).data).toEqual({ ...ana, message });
  });
});

it('a posted casting sheet has talents and notes, and nothing of the brief', () => {
  const posted = { talents, message: 'Campanha' };
  expect(checkFields(sheetSchema, posted).data).toEqual({ talents: [{ id: 1, note: '' }] });
});

it('a brief is bounded, and stripped of invisible characters', () => {
  const check = (message: unknown) => checkFields(castingSchema, { ...ana, talents, message });
  const most = BRIEF_MAX_LENGTH;
  expect(check('x'.repeat(most)).data?.message).toHaveLength(most);
  expect(check('x'.repeat(most + 1)).faults).toEqual({ message: 'long' });
  expect(check(7).faults).toEqual({ message: 'required' });
  expect(check(' a\0\u202e\tb ').data?.message).toBe('a b');
  expect(check('a\r\n\r\n\r\nb').data?.message).toBe('a\n\nb');
});
