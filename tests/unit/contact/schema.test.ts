import { expect, test } from 'vitest';
import { contactSchema } from '@/lib/contact/schema';
import { checkFields } from '@/lib/forms/fields';
import { PARAGRAPH_LENGTH } from '@/lib/forms/limits';
import en from '@/messages/en.json';

const message = { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um\nDois' };

test('has five fields, each with a label', () => {
  expect(Object.keys(contactSchema.shape)).toEqual(Object.keys(en.contact.fields));
});

test('needs no phone, and preserves line breaks in the message', () => {
  expect(checkFields(contactSchema, message).data).toEqual({ ...message, phone: '' });
});

test('limits the length of a message', () => {
  const long = { ...message, message: 'x'.repeat(PARAGRAPH_LENGTH + 1) };
  expect(checkFields(contactSchema, long).faults).toEqual({ message: 'long' });
  const longest = { ...message, message: 'x'.repeat(PARAGRAPH_LENGTH) };
  expect(checkFields(contactSchema, longest).faults).toBeNull();
});
