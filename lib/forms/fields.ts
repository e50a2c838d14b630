import * as z from 'zod/mini';
import { cleanLine, cleanParagraph } from './clean';
import type { FIELD_FAULTS } from './field-faults';
import { EMAIL_LENGTH, LINE_LENGTH, PARAGRAPH_LENGTH, PHONE_LENGTH } from './limits';

export type FieldFault = (typeof FIELD_FAULTS)[number];

/**
 * What is wrong with a form, by the name of the field. A part of a list is named by its place in
 * it: `talents.2.note`.
 */
export type FieldFaults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

/** One line of text. */
export function line(maximum = LINE_LENGTH) {
  return answer(cleanLine).check(z.minLength(1, 'required'), z.maxLength(maximum, 'long'));
}

/** Text of several lines. */
export function paragraph(maximum = PARAGRAPH_LENGTH) {
  return answer(cleanParagraph).check(z.minLength(1, 'required'), z.maxLength(maximum, 'long'));
}

/** One line, or nothing. */
export function optionalLine(maximum = LINE_LENGTH) {
  return z._default(answer(cleanLine).check(z.maxLength(maximum, 'long')), '');
}

/** Text of several lines, or nothing. */
export function optionalParagraph(maximum = PARAGRAPH_LENGTH) {
  return z._default(answer(cleanParagraph).check(z.maxLength(maximum, 'long')), '');
}

export function emailAddress() {
  return line(EMAIL_LENGTH).check(z.email('email'));
}

/** A phone number, taken as it is written. */
export function phoneNumber() {
  return line(PHONE_LENGTH);
}

export function optionalPhoneNumber() {
  return optionalLine(PHONE_LENGTH);
}

function answer(clean: (text: string) => string) {
  return z.string('required').check(z.overwrite(clean));
}

/** The answers of a form as its schema reads them, or what is wrong with them. */
export function checkFields<T>(
  schema: z.ZodMiniType<T>,
  values: unknown,
): { data: T; faults: null } | { data: null; faults: FieldFaults } {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, faults: null };
  const faults: FieldFaults = {};
  for (const { path, message } of result.error.issues) {
    faults[path.join('.')] ??= message as FieldFault;
  }
  return { data: null, faults };
}
