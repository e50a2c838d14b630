import 'server-only';
import type { SocialMedia } from '../panel/content';
import { absoluteUrl, agency, e164, whatsappUrl } from '../site';
import type { OwnContact } from './verdict';

/** All ways to reach the agency: phones, e-mail, this site, and its social networks. */
export function ownContacts(networks: readonly SocialMedia[]): readonly OwnContact[] {
  const { phone, whatsapp, email } = agency();
  const site = absoluteUrl('/');
  return [
    { kind: 'phone', text: phone, href: `tel:${e164(phone)}` },
    { kind: 'whatsapp', text: whatsapp, href: whatsappUrl(whatsapp) },
    { kind: 'email', text: email, href: `mailto:${email}` },
    { kind: 'site', text: inShort(site), href: site },
    ...networks.map(({ name, url }) => ({ kind: name, text: inShort(url), href: url })),
  ];
}

/** A URL in the short form that people write: `instagram.com/agency`. */
function inShort(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
