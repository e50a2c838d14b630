import 'server-only';
import type { FormHandler } from '../forms/answer';
import { readFields } from '../forms/read-fields';

/** The limits of one line of text. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 8 * 1024, idleMs: 5_000, totalMs: 10_000 };

/**
 * The form handler of the contact check without script. It sends nothing to the panel: the page of
 * the reply compares the contact.
 */
export const verifyForm: FormHandler = {
  name: 'verify',
  page: 'verify',
  place: 'check',
  read: async (request) => ({ fields: await readFields(request, LIMITS) }),
  send: async () => 'asked',
};
