import 'server-only';
import type { SocialMedia } from '../panel/content';
import { absoluteUrl, agency, e164, whatsappUrl } from '../site';
import type { OwnContact } from './verdict';

/** Every way to reach the agency: phones, email, this site, and its networks. */
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

/** A URL as people write it: `instagram.com/agency`. */
function inShort(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
