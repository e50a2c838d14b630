import { LONGEST_CONTACT } from './limits';
import { phoneVerdict } from './phone';
import { handleVerdict, linkVerdict, lowerCase } from './profile-or-link';
import type { OwnContact, Verdict } from './verdict';

/** Spaces, and the invisible marks that messengers put around what is copied from them. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Says whether a phone number, an e-mail address, the name of a profile or a link is one of the
 * agency's own. Pure: nothing is looked up. `unclear` is what cannot be read, or not from this alone:
 * a number without its area code, a picture on a network, another mailbox of the agency's domain.
 */
export function verify(typed: string, own: readonly OwnContact[]): Verdict {
  // Nothing is cut off it: what is left of a stranger's link could be the agency's.
  if (typed.length > LONGEST_CONTACT) return { kind: 'unclear' };
  const text = bareAddress(typed.replace(EDGES, ''));
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unclear' };
  const byPhone = phoneVerdict(text, own);
  if (byPhone) return byPhone;
  if (/\s/.test(text)) return { kind: 'unclear' };
  if (isEmail(text)) return emailVerdict(text, own);
  if (text.startsWith('@') || !/[.:/\\]/.test(text)) return handleVerdict(text, own);
  const byLink = linkVerdict(text, own);
  // A name with a dot in it may be that of a profile as well.
  return byLink.kind === 'ours' || /[:/\\]/.test(text) ? byLink : nameVerdict(text, own, byLink);
}

/** The address in `Name <address>`, which is how mail programs copy one, or behind `mailto:`. */
function bareAddress(text: string): string {
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return /^mailto:([^?]*)/i.exec(address)?.[1] ?? address;
}

function isEmail(text: string): boolean {
  return /^[^@/:]+@[^@/:]+$/.test(text);
}

function emailVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const contacts = own.filter(
    (one) => one.kind === 'email' && lowerCase(one.text) === lowerCase(text),
  );
  if (contacts.length > 0) return { kind: 'ours', contacts };
  // Somebody may write from there who is not listed; the address alone does not say who.
  const [mailbox = '', domain = ''] = text.split('@');
  const atHome = /^[\w.+-]+$/.test(mailbox) && linkVerdict(domain, own).kind === 'ours';
  return { kind: atHome ? 'unclear' : 'not-ours' };
}

function nameVerdict(text: string, own: readonly OwnContact[], otherwise: Verdict): Verdict {
  const byName = handleVerdict(text, own);
  return byName.kind === 'ours' ? byName : otherwise;
}
