import * as z from 'zod/mini';
import { emailAddress, line, optionalParagraph } from '../forms/fields';
import { PHONE_LENGTH } from '../forms/limits';
import { BRIEF_MAX_LENGTH, MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH } from './limits';

/** The schema of the typed fields of a casting: the sender, and the optional brief (`message`). */
export const requestSchema = z.object({
  name: line(),
  phone: line(PHONE_LENGTH),
  email: emailAddress(),
  message: optionalParagraph(BRIEF_MAX_LENGTH),
});

const talentId = z.int('choice').check(z.positive('choice'));

const chosenTalent = z.object({ id: talentId, note: optionalParagraph(NOTE_MAX_LENGTH) }, 'choice');

const chosenTalents = (max: number) =>
  z.array(chosenTalent, 'required').check(z.minLength(1, 'required'), z.maxLength(max, 'long'));

/**
 * The schema of a casting as the browser posts it: ordered talent ids with the sender's notes. `shared`
 * has the ids of the shared selection that they were chosen from; empty if there was none.
 */
export const castingSchema = z.extend(requestSchema, {
  talents: chosenTalents(MAX_FAVORITES),
  shared: z._default(z.array(talentId, 'choice').check(z.maxLength(MAX_SHARED, 'long')), []),
});

/** The schema of the talents and notes of a casting sheet as the browser posts them. */
export const sheetSchema = z.object({ talents: chosenTalents(MAX_SHARED) });

export type CastingAnswers = z.output<typeof requestSchema>;
export type PostedCasting = z.input<typeof castingSchema>;
export type Casting = z.output<typeof castingSchema>;
