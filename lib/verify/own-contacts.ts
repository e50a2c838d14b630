import 'server-only';
import type { SocialMedias } from '../panel/social-medias';
import { absoluteUrl, agency, e164, unsetContacts, whatsappUrl } from '../site';
import type { OwnContact, Verdict } from './verdict';
import { verify } from './verify';

/** `complete`: false while the agency has further contacts that are not known. */
type OwnContacts = { contacts: readonly OwnContact[]; complete: boolean };

/**
 * All ways to reach the agency: phones, e-mail, this site, and its social networks. Only what the agency
 * itself has set or sent: the product's own phone is not the agency's.
 */
export function ownContacts({ networks, others, complete }: SocialMedias): OwnContacts {
  const { phone, whatsapp, email } = agency();
  const site = absoluteUrl('/');
  const unset = unsetContacts();
  const basic = [
    { kind: 'phone', text: phone, href: `tel:${e164(phone)}` },
    { kind: 'whatsapp', text: whatsapp, href: whatsappUrl(whatsapp) },
    { kind: 'email', text: email, href: `mailto:${email}` },
  ] as const;
  const contacts: OwnContact[] = [
    ...basic.filter(({ kind }) => !unset.includes(kind)),
    { kind: 'site', text: inShort(site), href: site },
    ...networks.map(({ name, url }) => ({ kind: name, text: inShort(url), href: url })),
    ...others.map(({ name, url }) => ({
      kind: 'network' as const,
      name: name || new URL(url).host,
      text: inShort(url),
      href: url,
    })),
  ];
  // A chat or another website is an address, but not one that the check compares.
  const isCompared = ({ url }: { url: string }) => verify(url, contacts).kind === 'ours';
  return { contacts, complete: complete && unset.length === 0 && others.every(isCompared) };
}

/** The verdict on a contact: no foreign one can be told apart while not all own ones are known. */
export function verdictOn(typed: string, { contacts, complete }: OwnContacts): Verdict {
  const verdict = verify(typed, contacts);
  return verdict.kind === 'not-ours' && !complete ? { kind: 'unclear' } : verdict;
}

/** A URL in the short form that people write: `instagram.com/agency`. */
function inShort(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
