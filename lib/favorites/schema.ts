import * as z from 'zod/mini';
import { emailAddress, line, optionalParagraph, phoneNumber } from '../forms/fields';
import { MOST_FAVORITES, NOTE_MAX_LENGTH } from './limits';

/** Who sends a selection. */
export const senderSchema = z.object({
  name: line(),
  phone: phoneNumber(),
  email: emailAddress(),
});

const chosenTalent = z.object(
  { id: z.int('choice').check(z.positive('choice')), note: optionalParagraph(NOTE_MAX_LENGTH) },
  'choice',
);

/** A casting as the browser posts it: talents by id alone, in order, with the sender's notes. */
export const castingSchema = z.extend(senderSchema, {
  talents: z
    .array(chosenTalent, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(MOST_FAVORITES, 'long')),
});

export type Sender = z.output<typeof senderSchema>;
export type PostedCasting = z.input<typeof castingSchema>;
export type Casting = z.output<typeof castingSchema>;
