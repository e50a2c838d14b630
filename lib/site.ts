import 'server-only';
import { env } from './platform/env';
import type { Environment } from './platform/environment';
import { PLAYER_ORIGINS } from './talents/videos';

type Address = {
  street: string;
  /** Empty where the address has none. */
  district: string;
  city: string;
  region: string;
  postalCode: string;
  /** Two capital letters: `BR`. */
  country: string;
};

/** Where the agency is on a map; both URLs are loaded only when a visitor asks for them. */
type AgencyMap = { embed: string; link: string };

/** The demo agency. */
const DEMO_ADDRESS: Address = {
  street: 'Rua Oscar Freire, 1234, conjunto 81',
  district: 'Jardim Paulista',
  city: 'São Paulo',
  region: 'SP',
  postalCode: '01426-001',
  country: 'BR',
};
const DEMO_PLACE = { latitude: -23.5625, longitude: -46.672 };

/** How to reach the agency, from the `AGENCY_…` variables; what is not set is the demo agency's. */
export function agency() {
  const set = env();
  return {
    address: addressOf(set) ?? DEMO_ADDRESS,
    map: mapOf(set),
    phone: set.AGENCY_PHONE,
    whatsapp: set.AGENCY_WHATSAPP,
    email: set.AGENCY_EMAIL,
    poweredBy: { name: set.AGENCY_POWERED_BY_NAME, url: set.AGENCY_POWERED_BY_URL },
  };
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

/** Half of the width and height that the embedded map shows, in degrees. */
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
  const optional = [agency().map?.embed, env().SOCIAL_FEED_URL].filter((url) => url !== undefined);
  return [...PLAYER_ORIGINS, ...optional].map((url) => new URL(url).origin);
}
