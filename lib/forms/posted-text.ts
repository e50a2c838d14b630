import 'server-only';
import { count } from '../platform/counts.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import type { BodyLimits } from './body';
import { readFields } from './read-fields';
import { Refusal } from './refusal';
import { textsOfRefused } from './typed-texts';

/** A text posted without script, and why it was refused; null if it was not. */
export type PostedText = { typed: string; refusal: Refusal | null };

type Options = {
  /** Unique in the process. */
  name: string;
  /** The name of the form field. */
  field: string;
  limits: BodyLimits;
  /** Checks the origin and the rate limit. @throws Refusal */
  admit: (request: Request) => Promise<void>;
  /** Checks the text. @throws Refusal */
  check?: (typed: string) => void;
};

/**
 * Passes the single text field of a form posted without script to the page that responds. A refused
 * text is read too, so that the form can show it again, unless it comes from another origin.
 */
export function postedTexts({ name, field, limits, admit, check }: Options) {
  // Keyed by the context of the request, and garbage-collected with it. Process-wide, since middleware
  // and pages are separate bundles.
  const posted = processWide(name, () => new WeakMap<object, PostedText>());

  async function textOf(request: Request): Promise<PostedText> {
    let typed = '';
    try {
      await admit(request);
      typed = textIn(await readFields(request, limits));
      check?.(typed);
      return { typed, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      count('refusals', error.code);
      typed ||= textIn(await textsOfRefused(request, error, limits));
      return { typed, refusal: error };
    }
  }

  function textIn(fields: Readonly<Record<string, unknown>>): string {
    const text = fields[field];
    return typeof text === 'string' ? text : '';
  }

  return {
    /** Reads the text and returns the headers for the response. */
    async receive(request: Request): Promise<Record<string, string>> {
      const text = await textOf(request);
      const current = currentRequest();
      if (current) posted.set(current, text);
      return text.refusal?.headers ?? {};
    },
    /** The text posted with the current request; null if there is none. */
    posted(): PostedText | null {
      const current = currentRequest();
      return (current && posted.get(current)) ?? null;
    },
  };
}
