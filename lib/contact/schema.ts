import * as z from 'zod/mini';
import { emailAddress, line, optionalLine, paragraph } from '../forms/fields';
import { LINE_LENGTH, MESSAGE_LENGTH, PHONE_LENGTH } from '../forms/limits';

/** A message to the agency. */
export const contactSchema = z.object({
  name: line(LINE_LENGTH),
  email: emailAddress(),
  phone: optionalLine(PHONE_LENGTH),
  subject: line(LINE_LENGTH),
  message: paragraph(MESSAGE_LENGTH),
});

const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
