import 'server-only';
import { count } from '../platform/counts.mjs';
import { processWide } from '../platform/process-wide.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import type { BodyLimits } from './body';
import { readFields } from './read-fields';
import { Refusal } from './refusal';
import { textsOfRefused } from './typed-texts';

/** A text posted without script, and the reason why it was refused, if it was. */
export type PostedText = { typed: string; refusal: Refusal | null };

type Options = {
  /** Unique in the process. */
  name: string;
  /** The field of the text in the form. */
  field: string;
  limits: BodyLimits;
  /** Checks the origin and the rate limit. @throws Refusal */
  admit: (request: Request) => Promise<void>;
  /** Checks the text. @throws Refusal */
  check?: (typed: string) => void;
};

/**
 * The one text of a form that is posted without script, for the page that responds. A refused one
 * is read too, so that the visitor gets it back, unless it comes from another origin.
 */
export function postedTexts({ name, field, limits, admit, check }: Options) {
  // Keyed by the current request's context, and collected with it. Process-wide, as middleware and
  // pages are separate bundles.
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
