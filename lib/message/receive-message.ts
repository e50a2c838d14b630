import 'server-only';
import { admitMessage } from '../forms/guard';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import { count } from '../platform/counts.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import { isTooLong } from './read-message';

/** Four bytes of a message are up to twelve in a posted form. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 16 * 1024, idleMs: 5_000, totalMs: 10_000 };

/** A message posted without script, and why it was refused; null if it was not. */
type PostedMessage = { typed: string; refusal: Refusal | null };

// Keyed by the context of the request, and garbage-collected with it. Process-wide, since middleware
// and pages are separate bundles.
const posted = processWide('posted-messages', () => new WeakMap<object, PostedMessage>());

/**
 * Reads the message that a search without script posts, for the page that answers it, and returns the
 * headers for the response. It is stored nowhere and not logged. A refused one is read too, so that
 * the visitor gets it back, unless it comes from another origin.
 */
export async function receiveMessage(request: Request): Promise<Record<string, string>> {
  const message = await messageOf(request);
  const current = currentRequest();
  if (current) posted.set(current, message);
  return message.refusal?.headers ?? {};
}

/** The message posted with the current request; null if there is none. */
export function postedMessage(): PostedMessage | null {
  const current = currentRequest();
  return (current && posted.get(current)) ?? null;
}

async function messageOf(request: Request): Promise<PostedMessage> {
  let typed = '';
  try {
    await admitMessage(request);
    typed = wordsIn(await readFields(request, LIMITS));
    if (isTooLong(typed)) throw new Refusal('too-large');
    return { typed, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    count('refusals', error.code);
    return { typed, refusal: error };
  }
}

function wordsIn({ words }: Readonly<Record<string, unknown>>): string {
  return typeof words === 'string' ? words : '';
}
