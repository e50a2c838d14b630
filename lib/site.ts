import 'server-only';
import { type Environment, env } from './config/environment';
import { phoneDigits } from './phone-text';
import { PLAYER_ORIGINS } from './talents/videos';

type Address = {
  street: string;
  /** Empty if the address has none. */
  district: string;
  city: string;
  region: string;
  postalCode: string;
  /** Two capital letters: `BR`. */
  country: string;
};

/** The agency on a map; both URLs are loaded only at the visitor's request. */
type AgencyMap = { embed: string; link: string };

const DEMO_ADDRESS: Address = {
  street: 'Rua Oscar Freire, 1234, conjunto 81',
  district: 'Jardim Paulista',
  city: 'São Paulo',
  region: 'SP',
  postalCode: '01426-001',
  country: 'BR',
};
const DEMO_CONTACTS = {
  phone: '+55 11 3062-0100',
  whatsapp: '+55 11 98765-0100',
  email: 'contato@vitrine.example',
};
const DEMO_PLACE = { latitude: -23.5625, longitude: -46.672 };

/** The agency's contact data from the `AGENCY_…` variables, with the demo agency's as defaults. */
export function agency() {
  const set = env();
  return {
    address: addressOf(set) ?? DEMO_ADDRESS,
    map: mapOf(set),
    phone: set.AGENCY_PHONE ?? DEMO_CONTACTS.phone,
    whatsapp: set.AGENCY_WHATSAPP ?? DEMO_CONTACTS.whatsapp,
    email: set.AGENCY_EMAIL ?? DEMO_CONTACTS.email,
    poweredBy: { name: set.AGENCY_POWERED_BY_NAME, url: set.AGENCY_POWERED_BY_URL },
  };
}

/** The contacts for which a production site has only the demo agency's. */
export function unsetContacts(): readonly (keyof typeof DEMO_CONTACTS)[] {
  if (process.env.NODE_ENV !== 'production') return [];
  const set = env();
  const [phone, whatsapp, email] = [set.AGENCY_PHONE, set.AGENCY_WHATSAPP, set.AGENCY_EMAIL];
  const contacts = Object.entries({ phone, whatsapp, email });
  return contacts.filter(([, value]) => !value).map(([name]) => name as keyof typeof DEMO_CONTACTS);
}

function addressOf(set: Environment): Address | null {
  const { AGENCY_STREET: street, AGENCY_CITY: city, AGENCY_REGION: region } = set;
  const { AGENCY_POSTAL_CODE: postalCode, AGENCY_COUNTRY: country } = set;
  if (!street || !city || !region || !postalCode || !country) return null;
  return { street, district: set.AGENCY_DISTRICT ?? '', city, region, postalCode, country };
}

/** Null for an address without coordinates: the demo's map would show another place. */
function mapOf(set: Environment): AgencyMap | null {
  const { AGENCY_LATITUDE: latitude, AGENCY_LONGITUDE: longitude } = set;
  if (latitude !== undefined && longitude !== undefined) return mapAt(latitude, longitude);
  return addressOf(set) ? null : mapAt(DEMO_PLACE.latitude, DEMO_PLACE.longitude);
}

/** Half of the width and height of the embedded map, in degrees. */
const MAP_REACH = { latitude: 0.005, longitude: 0.007 };

function mapAt(latitude: number, longitude: number): AgencyMap {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  const corner = (sign: 1 | -1) => [
    (longitude + sign * MAP_REACH.longitude).toFixed(5),
    (latitude + sign * MAP_REACH.latitude).toFixed(5),
  ];
  const box = [...corner(-1), ...corner(1)].join('%2C');
  const site = 'https://www.openstreetmap.org';
  return {
    embed: `${site}/export/embed.html?bbox=${box}&layer=mapnik&marker=${lat}%2C${lon}`,
    link: `${site}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
  };
}

/** The agency's name, as in titles. */
export function siteName(): string {
  return env().SITE_NAME;
}

/** The absolute URL of a path of this site, which starts with `/`. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${env().SITE_URL}/`).href;
}

/** A phone number in E.164 format: `+551130620100`. */
export function e164(phone: string): string {
  return `+${phoneDigits(phone)}`;
}

/** The URL that opens a WhatsApp chat with a phone number, optionally with a prefilled text. */
export function whatsappUrl(phone: string, text = ''): string {
  return `https://wa.me/${phoneDigits(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** The origins that pages may frame: video players, the map, and the social feed if configured. */
export function framedOrigins(): readonly string[] {
  const optional = [agency().map?.embed, env().SOCIAL_FEED_URL].filter((url) => url !== undefined);
  return [...PLAYER_ORIGINS, ...optional].map((url) => new URL(url).origin);
}
