import 'server-only';
import { admit } from '../forms/guard';
import { postedTexts } from '../forms/posted-text';
import { LONGEST_CONTACT } from './limits';

/** The limits of one line of text. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 8 * 1024, idleMs: 5_000, totalMs: 10_000 };

const contacts = postedTexts({
  name: 'posted-contacts',
  field: 'contact',
  limits: LIMITS,
  admit: (request) => admit(request, 'verify'),
});

/** A contact posted without script, and the reason why it was not checked. */
export type PostedContact = NonNullable<ReturnType<typeof postedContact>>;

/** Reads the contact that a form posted without script. Returns the headers for the response. */
export const receiveContact = contacts.receive;

/** The contact posted with the current request; null if there is none. */
export function postedContact() {
  const contact = contacts.posted();
  // One character more than allowed, so that an overlong text is recognized.
  return contact && { ...contact, typed: contact.typed.slice(0, LONGEST_CONTACT + 1) };
}
