import 'server-only';
import { admit } from '../forms/guard';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import { count } from '../platform/counts.mjs';
import { currentResponse } from '../platform/next/answer-status.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { LONGEST_CONTACT } from './limits';

/** A contact that was posted without script, or why it was not read. */
export type PostedContact = { typed: string; refusal: Refusal | null };

/** Of one line of text. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 8 * 1024, idleMs: 5_000, totalMs: 10_000 };

/** By the answer under way, and gone with it. A middleware and a page are bundled apart. */
const posted = processWide('posted-contacts', () => new WeakMap<object, PostedContact>());

/**
 * Reads the contact that a form without script posted, for the page that answers it. A post of
 * another site, or one too many, is not read.
 */
export async function receiveContact(request: Request): Promise<void> {
  const contact = await contactOf(request);
  const answer = currentResponse();
  if (answer) posted.set(answer, contact);
}

/** The contact that was posted with the request under way; null where there is none. */
export function postedContact(): PostedContact | null {
  const answer = currentResponse();
  return (answer && posted.get(answer)) ?? null;
}

async function contactOf(request: Request): Promise<PostedContact> {
  try {
    await admit(request, 'verify');
    const { contact } = await readFields(request, LIMITS);
    // One character more than is allowed, so that what is too long is known to be.
    const typed = typeof contact === 'string' ? contact.slice(0, LONGEST_CONTACT + 1) : '';
    return { typed, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    count('refusals', error.code);
    return { typed: '', refusal: error };
  }
}
