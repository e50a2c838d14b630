import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './limits';

/** What can be wrong with one answer of a form; `messages/` has the words for each. */
const FIELD_FAULTS = [
  'required',
  'email',
  'long',
  'characters',
  'choice',
  'image-type',
  'image-heic',
  'image-size',
  'image-damaged',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** What is wrong with a form, by the name of the field. */
export type FieldFaults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

/** One line of text; a line end or another control character could become a header of an e-mail. */
export function line(maximum: number) {
  return text(maximum, /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
}

/** Text of several lines. */
export function paragraph(maximum: number) {
  return text(maximum, /^(?:[^\p{Cc}]|[\n\r\t])*$/u);
}

/** The same, where nothing is an answer too. */
export function optionalLine(maximum: number) {
  return z._default(
    z
      .string('characters')
      .check(
        z.trim(),
        z.maxLength(maximum, 'long'),
        z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'characters'),
      ),
    '',
  );
}

export function emailAddress() {
  return line(EMAIL_LENGTH).check(z.email('email'));
}

function text(maximum: number, allowed: RegExp) {
  return z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(maximum, 'long'),
      z.regex(allowed, 'characters'),
    );
}

/** The answers of a form as the schema reads them, or what is wrong with them, field by field. */
export function checkFields<T extends Record<string, unknown>>(
  schema: z.ZodMiniType<T>,
  values: unknown,
): { data: T; faults: null } | { data: null; faults: FieldFaults<keyof T & string> } {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, faults: null };
  const faults: FieldFaults = {};
  for (const { path, message } of result.error.issues) {
    faults[String(path[0])] ??= message as FieldFault;
  }
  return { data: null, faults: faults as FieldFaults<keyof T & string> };
}
