import type { Messages } from '../i18n/messages';

/** In characters; no contact is longer. */
export const MAX_CONTACT_LENGTH = 500;

/** A way to reach the agency. `network` is a profile on one that is not listed here. */
export type OwnContact = {
  kind: 'phone' | 'whatsapp' | 'email' | 'site' | 'instagram' | 'facebook' | 'network';
  /** What a `network` is called. */
  name?: string;
  /** In readable form: `+55 11 3062-0100`, `instagram.com/agency`. */
  text: string;
  /** As a link target. */
  href: string;
};

/** The verdict on a contact: only an exact match with a listed contact is the agency's. */
export type Verdict =
  | { kind: 'ours'; contacts: readonly OwnContact[] }
  | { kind: 'not-ours' | 'unclear' };

/** The title of a verdict, and what to do. */
export function verdictTexts(
  texts: Messages['verify']['form'],
  { kind }: Verdict,
): { title: string; text: string } {
  return {
    ours: { title: texts.ours, text: texts.oursText },
    'not-ours': { title: texts.notOurs, text: texts.notOursText },
    unclear: { title: texts.unclear, text: texts.unclearText },
  }[kind];
}
