/** A way to reach the agency. Profiles go by the name of their network. */
export type OwnContact = {
  kind: 'phone' | 'whatsapp' | 'email' | 'site' | 'instagram' | 'facebook';
  /** As people read it: `+55 11 3062-0100`, `instagram.com/agency`. */
  text: string;
  /** As a link opens it. */
  href: string;
};

/** What can be said of a contact: only what is listed, character by character, is the agency's. */
export type Verdict =
  | { kind: 'ours'; contacts: readonly OwnContact[] }
  | { kind: 'not-ours' | 'unclear' };
