import * as z from 'zod/mini';
import { emailAddress, line, optionalPhoneNumber, paragraph } from '../forms/fields';

/** The schema of a message to the agency. */
export const contactSchema = z.object({
  name: line(),
  email: emailAddress(),
  phone: optionalPhoneNumber(),
  subject: line(),
  message: paragraph(),
});

export type Message = z.output<typeof contactSchema>;
export type ContactField = keyof Message;
