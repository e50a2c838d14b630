import { describe, expect, it } from 'vitest';
import { castingSchema, senderSchema } from '@/lib/favorites/schema';
import { checkFields, type FieldFaults } from '@/lib/forms/fields';

const ana = { name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example' };
const talents = [{ id: 1 }];
const many = (count: number) => Array.from({ length: count }, () => ({ id: 1 }));

describe('a posted selection', () => {
  it('is taken, and nothing else that was posted with it', () => {
    const chosen = [{ id: 12, note: ' sim\r\nnão\0 ', url: 'https://evil.example' }, { id: 45 }];
    const posted = { ...ana, talents: chosen, role: 'admin' };
    expect(checkFields(castingSchema, posted).data).toEqual({
      ...ana,
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
    ['nobody', { talents: [null] }, { 'talents.0': 'choice' }],
    ['a talent without id', { talents: [{ note: 'x' }] }, { 'talents.0.id': 'choice' }],
    ['an id as text', { talents: [...talents, { id: '1' }] }, { 'talents.1.id': 'choice' }],
    ['a negative id', { talents: [{ id: -1 }] }, { 'talents.0.id': 'choice' }],
    ['half an id', { talents: [{ id: 1.5 }] }, { 'talents.0.id': 'choice' }],
    ['a long note', { talents: [{ id: 1, note: 'x'.repeat(501) }] }, { 'talents.0.note': 'long' }],
    ['too many', { talents: many(201) }, { talents: 'long' }],
  ])('with %s is refused', (_name, posted, faults) => {
    const given = { ...ana, ...(posted as object) };
    expect(checkFields(castingSchema, given)).toEqual({ data: null, faults });
  });

  it('of as many as there may be is taken', () => {
    expect(checkFields(castingSchema, { ...ana, talents: many(200) }).faults).toBeNull();
  });

  it('has the same sender in the browser', () => {
    const sender = { ...ana, email: ' ana@casa.example ' };
    expect(checkFields(senderSchema, sender).data).toEqual(ana);
  });
});
