import * as z from 'zod/mini';
import { cleanLine, cleanParagraph } from './clean';
import type { FIELD_FAULTS } from './field-faults';
import { EMAIL_LENGTH, LINE_LENGTH, PARAGRAPH_LENGTH } from './limits';

export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The faults of a form by field name. A part of a list is named by its place: `talents.2.note`. */
export type FieldFaults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

/** A schema of one required line of text, of at most `maximum` characters after `cleanLine`. */
export function line(maximum = LINE_LENGTH) {
  return answer(cleanLine).check(z.minLength(1, 'required'), z.maxLength(maximum, 'long'));
}

/** A schema of required multi-line text, of at most `maximum` characters after `cleanParagraph`. */
export function paragraph(maximum = PARAGRAPH_LENGTH) {
  return answer(cleanParagraph).check(z.minLength(1, 'required'), z.maxLength(maximum, 'long'));
}

/** The schema of `line`, but optional: empty by default. */
export function optionalLine(maximum = LINE_LENGTH) {
  return z._default(answer(cleanLine).check(z.maxLength(maximum, 'long')), '');
}

/** A schema of optional multi-line text, empty by default. */
export function optionalParagraph(maximum: number) {
  return z._default(answer(cleanParagraph).check(z.maxLength(maximum, 'long')), '');
}

/**
 * An e-mail address as `<input type=email>` takes it (the HTML standard's local part), with a domain of
 * letters of any script and at least one dot, which public addresses have.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u;

/** A schema of a required e-mail address. */
export function emailAddress() {
  return line(EMAIL_LENGTH).check(z.email({ pattern: EMAIL, error: 'email' }));
}

function answer(clean: (text: string) => string) {
  return z.string('required').check(z.overwrite(clean));
}

/** Validates the answers of a form with its schema. Returns the parsed data, or the faults. */
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
