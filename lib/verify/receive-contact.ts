import 'server-only';
import { admit } from '../forms/guard';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import { textsOfRefused } from '../forms/typed-texts';
import { count } from '../platform/counts.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import { LONGEST_CONTACT } from './limits';

/** A contact posted without script, and the reason why it was not checked. */
export type PostedContact = { typed: string; refusal: Refusal | null };

/** The limits of one line of text. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 8 * 1024, idleMs: 5_000, totalMs: 10_000 };

/**
 * Keyed by the current request's context, and collected with it. Process-wide, as middleware and pages are
 * separate bundles.
 */
const posted = processWide('posted-contacts', () => new WeakMap<object, PostedContact>());

/**
 * Reads the contact that a form posted without script, for the page that responds. A refused one is
 * read too, so that the visitor gets it back, unless it comes from another origin. Returns the headers
 * for that response.
 */
export async function receiveContact(request: Request): Promise<Record<string, string>> {
  const contact = await contactOf(request);
  const current = currentRequest();
  if (current) posted.set(current, contact);
  return contact.refusal?.headers ?? {};
}

/** The contact posted with the current request; null if there is none. */
export function postedContact(): PostedContact | null {
  const current = currentRequest();
  return (current && posted.get(current)) ?? null;
}

async function contactOf(request: Request): Promise<PostedContact> {
  try {
    await admit(request, 'verify');
    return { typed: contactIn(await readFields(request, LIMITS)), refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    count('refusals', error.code);
    return { typed: contactIn(await textsOfRefused(request, error, LIMITS)), refusal: error };
  }
}

/** One character more than allowed, so that an overlong text is recognized. */
function contactIn({ contact }: Readonly<Record<string, unknown>>): string {
  return typeof contact === 'string' ? contact.slice(0, LONGEST_CONTACT + 1) : '';
}
