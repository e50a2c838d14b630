import 'server-only';
import { env } from './platform/env';
import { PLAYER_ORIGINS } from './talents/videos';

/** How to reach the agency. Fixed values of the product; only the name comes from the environment. */
export const AGENCY = {
  address: {
    street: 'Rua Oscar Freire, 1234, conjunto 81',
    district: 'Jardim Paulista',
    city: 'São Paulo',
    region: 'SP',
    postalCode: '01426-001',
    country: 'BR',
  },
  /** Loaded or opened only when a visitor asks for it. */
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-46.6790%2C-23.5675%2C-46.6650%2C-23.5575&layer=mapnik&marker=-23.5625%2C-46.6720',
    link: 'https://www.openstreetmap.org/?mlat=-23.5625&mlon=-46.6720#map=17/-23.5625/-46.6720',
  },
  phone: '+55 11 3062-0100',
  whatsapp: '+55 11 98765-0100',
  email: 'contato@vitrine.example',
  poweredBy: { name: 'Vitrine Studio', url: 'https://vitrine.example' },
} as const;

/** The agency's name, as it stands in titles. */
export function siteName(): string {
  return env().SITE_NAME;
}

/** The URL of a path of this site that starts with `/`. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${env().SITE_URL}/`).href;
}

/** A phone number as machines write it: `+551130620100`. */
export function e164(phone: string): string {
  return `+${phone.replace(/\D/g, '')}`;
}

/** The URL that opens a chat with a phone number. */
export function whatsappUrl(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/** The origins that may stand in a frame of a page: players, the map, and the feed if there is one. */
export function framedOrigins(): readonly string[] {
  const { SOCIAL_FEED_URL } = env();
  const urls = [...PLAYER_ORIGINS, AGENCY.map.embed, ...(SOCIAL_FEED_URL ? [SOCIAL_FEED_URL] : [])];
  return urls.map((url) => new URL(url).origin);
}
