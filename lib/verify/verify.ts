import { bareContact, canonicalContact, isAppLink } from './bare-contact';
import { MAX_CONTACT_LENGTH } from './limits';
import { phoneVerdict } from './phone';
import { handleVerdict, linkVerdict, lowerCase } from './profile-or-link';
import type { OwnContact, Verdict } from './verdict';

/**
 * Checks whether a phone number, e-mail address, profile name or link is one of the agency's own.
 * Pure: it looks nothing up. `unclear` means that the text cannot be parsed or is not sufficient: a
 * number without area code, a picture on a network, another mailbox in the agency's domain.
 */
export function verify(typed: string, own: readonly OwnContact[]): Verdict {
  // Not truncated: the beginning of a stranger's link could look like the agency's.
  if (typed.length > MAX_CONTACT_LENGTH) return { kind: 'unclear' };
  const text = canonicalContact(bareContact(typed));
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unclear' };
  const byPhone = phoneVerdict(text, own);
  if (byPhone) return byPhone;
  if (/\s/.test(text) || isAppLink(text)) return { kind: 'unclear' };
  if (isEmail(text)) return emailVerdict(text, own);
  if (text.startsWith('@') || !/[.:/\\]/.test(text)) return handleVerdict(text, own);
  const byLink = linkVerdict(text, own);
  // A name with a dot may also be that of a profile.
  return byLink.kind === 'ours' || /[:/\\]/.test(text) ? byLink : nameVerdict(text, own, byLink);
}

function isEmail(text: string): boolean {
  return /^[^@/:]+@[^@/:]+$/.test(text);
}

function emailVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const contacts = own.filter(
    (contact) => contact.kind === 'email' && lowerCase(contact.text) === lowerCase(text),
  );
  if (contacts.length > 0) return { kind: 'ours', contacts };
  // An unlisted mailbox of the agency's domain may or may not be genuine.
  const [mailbox = '', domain = ''] = text.split('@');
  const atHome = /^[\w.+-]+$/.test(mailbox) && linkVerdict(domain, own).kind === 'ours';
  return { kind: atHome ? 'unclear' : 'not-ours' };
}

function nameVerdict(text: string, own: readonly OwnContact[], otherwise: Verdict): Verdict {
  const byName = handleVerdict(text, own);
  return byName.kind === 'ours' ? byName : otherwise;
}
