import * as z from 'zod/mini';
import { MOST_FAVORITES, NOTE_MAX_LENGTH } from './limits';

/** Most bytes of a posted selection. */
export const CASTING_MAX_BYTES = 64 * 1024;

/** One line of text: line breaks and other controls would mean something in a header of an e-mail. */
const line = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    ),
    z.string().check(z.minLength(1), z.maxLength(longest)),
  );

/** Who sends a selection. */
export const sender = z.object({
  name: line(120),
  phone: line(40),
  email: z.pipe(line(254), z.email()),
});

const talent = z.object({
  id: z.int().check(z.positive()),
  note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH))),
});

/** A selection as the browser posts it: talents by id alone, in order, with the sender's notes. */
export const casting = z.extend(sender, {
  talents: z.array(talent).check(z.minLength(1), z.maxLength(MOST_FAVORITES)),
});

export type Sender = z.output<typeof sender>;
export type PostedCasting = z.input<typeof casting>;
export type Casting = z.output<typeof casting>;

/** The names of the fields that a schema refused, each once. */
export function refusedFields({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0] ?? '')))];
}
