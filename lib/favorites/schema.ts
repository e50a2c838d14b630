import * as z from 'zod/mini';
import { emailAddress, line, optionalLine, optionalParagraph, phoneNumber } from '../forms/fields';
import {
  BRIEF_LINE_LENGTH,
  BRIEF_REMARKS_LENGTH,
  MAX_FAVORITES,
  MAX_SHARED,
  NOTE_MAX_LENGTH,
} from './limits';

const briefLine = () => optionalLine(BRIEF_LINE_LENGTH);

/** The brief of a job, in the order of the form and of the e-mail. Every field may be empty. */
const briefSchema = z.object({
  job: briefLine(),
  dates: briefLine(),
  city: briefLine(),
  media: briefLine(),
  territory: briefLine(),
  budget: briefLine(),
  remarks: optionalParagraph(BRIEF_REMARKS_LENGTH),
});

const senderSchema = z.object({
  name: line(),
  phone: phoneNumber(),
  email: emailAddress(),
});

/** The schema of the typed fields of a casting: the sender and the brief. */
export const requestSchema = z.extend(senderSchema, briefSchema.shape);

const chosenTalent = z.object(
  { id: z.int('choice').check(z.positive('choice')), note: optionalParagraph(NOTE_MAX_LENGTH) },
  'choice',
);

const chosenTalents = (max: number) =>
  z.array(chosenTalent, 'required').check(z.minLength(1, 'required'), z.maxLength(max, 'long'));

/** The schema of a casting as the browser posts it: ordered talent ids with the sender's notes. */
export const castingSchema = z.extend(requestSchema, { talents: chosenTalents(MAX_FAVORITES) });

/** The schema of the talents and notes of a casting sheet, and of its job, as the browser posts them. */
export const sheetSchema = z.object({ talents: chosenTalents(MAX_SHARED), job: briefLine() });

export type Brief = z.output<typeof briefSchema>;
export type Sender = z.output<typeof senderSchema>;
export type PostedCasting = z.input<typeof castingSchema>;
export type Casting = z.output<typeof castingSchema>;
