import * as z from 'zod/mini';
import { emailAddress, line, optionalLine, paragraph } from '../forms/fields';
import { PHONE_LENGTH } from '../forms/limits';

/** The schema of a message to the agency. */
export const contactSchema = z.object({
  name: line(),
  email: emailAddress(),
  phone: optionalLine(PHONE_LENGTH),
  subject: line(),
  message: paragraph(),
});

export type Message = z.output<typeof contactSchema>;
export type ContactField = keyof Message;
