import * as z from 'zod/mini';
import { cleanLine, cleanParagraph } from '../clean-text';
import type { FIELD_FAULTS } from './field-faults';
import { EMAIL_LENGTH, LINE_LENGTH, PARAGRAPH_LENGTH } from './limits';

export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The faults of a form by field name. A part of a list is named by its place: `talents.2.note`. */
export type FieldFaults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

/** A schema of one required line of text, of at most `maximum` characters after `cleanLine`. */
export function line(maximum = LINE_LENGTH) {
  return answer(cleanLine, maximum).check(z.minLength(1, 'required'));
}

/** A schema of required multi-line text, of at most `maximum` characters after `cleanParagraph`. */
export function paragraph(maximum = PARAGRAPH_LENGTH) {
  return answer(cleanParagraph, maximum).check(z.minLength(1, 'required'));
}

/** The schema of `line`, but optional: empty by default. */
export function optionalLine(maximum = LINE_LENGTH) {
  return z._default(answer(cleanLine, maximum), '');
}

/** A schema of optional multi-line text, empty by default. */
export function optionalParagraph(maximum: number) {
  return z._default(answer(cleanParagraph, maximum), '');
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

/** Cleaning takes time for each line end, so a text that is far too long is refused as it is. */
function answer(clean: (text: string) => string, maximum: number) {
  return z
    .string('required')
    .check(
      z.maxLength(2 * maximum, { error: 'long', abort: true }),
      z.overwrite(clean),
      z.maxLength(maximum, 'long'),
    );
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
