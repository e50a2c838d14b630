import { trim } from '../clean-text';
import { phoneVerdict } from './phone';
import type { OwnContact, Verdict } from './verdict';

/** First path segments on these networks that are not a profile's name. */
const NOT_A_PROFILE = new Set(
  'events groups live p photo photo.php playlist reel reels share shorts stories story.php tv video videos watch'.split(
    ' ',
  ),
);

const NETWORKS = ['instagram.com', 'facebook.com'];
const PROFILES: readonly OwnContact['kind'][] = ['instagram', 'facebook', 'network'];
const CHATS = ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'];

/** The verdict on a profile's name, with or without `@`. */
export function handleVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const profiles = profilesIn(own);
  if (profiles.length === 0) return { kind: 'unclear' };
  const name = lowerCase(text.replace(/^@/, ''));
  const contacts = profiles.filter((contact) => {
    const [handle, ...more] = segmentsOf(new URL(contact.href));
    return handle?.replace(/^@/, '') === name && more.length === 0;
  });
  return contacts.length > 0 ? { kind: 'ours', contacts } : { kind: 'not-ours' };
}

/** The verdict on a link, with or without `https://`. */
export function linkVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const url = readUrl(text);
  if (!url) return { kind: 'unclear' };
  // Browsers and mail programs parse such links differently; they are made to mislead.
  if (text.includes('\\') || url.username || url.password) return { kind: 'not-ours' };
  const host = hostOf(url);
  if (CHATS.includes(host)) return chatVerdict(url, own);

  const sites = own.filter(({ kind }) => kind === 'site');
  const contacts = sites.filter((contact) => hostOf(new URL(contact.href)) === host);
  if (contacts.length > 0) return { kind: 'ours', contacts };
  if (sites.some((contact) => host.endsWith(`.${hostOf(new URL(contact.href))}`))) {
    return { kind: 'unclear' };
  }
  return profileVerdict(url, profilesIn(own));
}

function profileVerdict(url: URL, profiles: readonly OwnContact[]): Verdict {
  const contacts = profiles.filter((contact) => isBelow(url, new URL(contact.href)));
  if (contacts.length > 0) return { kind: 'ours', contacts };
  const onNetwork =
    NETWORKS.includes(networkOf(url)) ||
    profiles.some(({ href }) => networkOf(new URL(href)) === networkOf(url));
  const [first = ''] = segmentsOf(url);
  const ambiguous = profiles.length === 0 || first === '' || NOT_A_PROFILE.has(first);
  return { kind: onNetwork && ambiguous ? 'unclear' : 'not-ours' };
}

/** A chat link contains a number, country code first, or hides it. */
function chatVerdict(url: URL, own: readonly OwnContact[]): Verdict {
  const numbers = hostOf(url) === 'wa.me' ? segmentsOf(url) : url.searchParams.getAll('phone');
  const digits = numbers.length === 1 ? numbers[0]?.trim().replace(/^\+/, '') : '';
  const verdict = digits && /^\d+$/.test(digits) ? phoneVerdict(`+${digits}`, own) : null;
  return verdict ?? { kind: 'unclear' };
}

/** Profiles that a name can identify; a network's home page cannot. */
function profilesIn(own: readonly OwnContact[]): readonly OwnContact[] {
  return own.filter(
    ({ kind, href }) => PROFILES.includes(kind) && segmentsOf(new URL(href)).length > 0,
  );
}

/** True for the profile's URL, and for pages below it. */
function isBelow(url: URL, profile: URL): boolean {
  const segments = segmentsOf(url);
  const id = profile.searchParams.get('id');
  return (
    networkOf(url) === networkOf(profile) &&
    segmentsOf(profile).every((segment, at) => segment === segments[at]) &&
    // Some profiles have an id in the query instead of a name.
    (id === null || url.searchParams.get('id') === id)
  );
}

/**
 * The host without a network's mobile or language subdomain; other subdomains may show anything.
 */
function networkOf(url: URL): string {
  return hostOf(url).replace(/^(?:m|web|[a-z]{2}-[a-z]{2})\./, '');
}

function readUrl(text: string): URL | null {
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(link) ? new URL(link) : null;
}

/** The registered host name: `URL` converts look-alike letters to Punycode. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}

function segmentsOf({ pathname }: URL): string[] {
  return pathname.split('/').map(bareSegment).filter(Boolean);
}

/** A segment without encoded blanks around it, which come with a copied link. */
function bareSegment(segment: string): string {
  try {
    return lowerCase(trim(decodeURIComponent(segment), /[\s\p{Cf}]/u));
  } catch {
    return lowerCase(segment);
  }
}

/** Lower-cases ASCII only: `toLowerCase` would turn the Kelvin sign into a k. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
