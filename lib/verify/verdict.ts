/** A way to reach the agency. Profiles have the name of their network as `kind`. */
export type OwnContact = {
  kind: 'phone' | 'whatsapp' | 'email' | 'site' | 'instagram' | 'facebook';
  /** In readable form: `+55 11 3062-0100`, `instagram.com/agency`. */
  text: string;
  /** As a link target. */
  href: string;
};

/** The verdict on a contact: only an exact match with a listed contact is the agency's. */
export type Verdict =
  | { kind: 'ours'; contacts: readonly OwnContact[] }
  | { kind: 'not-ours' | 'unclear' };
