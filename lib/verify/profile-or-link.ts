import { phoneVerdict } from './phone';
import type { OwnContact, Verdict } from './verdict';

/** What these networks put in the place of a profile's name, where a link shows something else. */
const NOT_A_PROFILE = new Set(
  'events groups p photo photo.php reel reels share stories story.php tv video videos watch'.split(
    ' ',
  ),
);

const NETWORKS = ['instagram.com', 'facebook.com'];
const CHATS = ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'];

/** The verdict on the name of a profile, with or without `@`. */
export function handleVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const profiles = profilesIn(own);
  if (profiles.length === 0) return { kind: 'unclear' };
  const name = lowerCase(text.replace(/^@/, ''));
  const contacts = profiles.filter((one) => {
    const [handle, ...more] = segmentsOf(new URL(one.href));
    return handle === name && more.length === 0;
  });
  return contacts.length > 0 ? { kind: 'ours', contacts } : { kind: 'not-ours' };
}

/** The verdict on a link, with or without `https://`. */
export function linkVerdict(text: string, own: readonly OwnContact[]): Verdict {
  const url = readUrl(text);
  if (!url) return { kind: 'unclear' };
  // Browsers and mail programs read such links differently: they are made to mislead.
  if (text.includes('\\') || url.username || url.password) return { kind: 'not-ours' };
  const host = hostOf(url);
  if (CHATS.includes(host)) return chatVerdict(url, own);

  const sites = own.filter(({ kind }) => kind === 'site');
  const contacts = sites.filter((one) => hostOf(new URL(one.href)) === host);
  if (contacts.length > 0) return { kind: 'ours', contacts };
  if (sites.some((one) => host.endsWith(`.${hostOf(new URL(one.href))}`))) {
    return { kind: 'unclear' };
  }
  return profileVerdict(url, profilesIn(own));
}

function profileVerdict(url: URL, profiles: readonly OwnContact[]): Verdict {
  const contacts = profiles.filter((one) => isBelow(url, new URL(one.href)));
  if (contacts.length > 0) return { kind: 'ours', contacts };
  const onNetwork = NETWORKS.includes(networkOf(url));
  const [first = ''] = segmentsOf(url);
  const unread = profiles.length === 0 || first === '' || NOT_A_PROFILE.has(first);
  return { kind: onNetwork && unread ? 'unclear' : 'not-ours' };
}

/** A chat's link names a number, country first, or hides it. */
function chatVerdict(url: URL, own: readonly OwnContact[]): Verdict {
  const numbers = hostOf(url) === 'wa.me' ? segmentsOf(url) : url.searchParams.getAll('phone');
  const digits = numbers.length === 1 ? numbers[0]?.trim().replace(/^\+/, '') : '';
  const verdict = digits && /^\d+$/.test(digits) ? phoneVerdict(`+${digits}`, own) : null;
  return verdict ?? { kind: 'unclear' };
}

/** Profiles that can be told from another: a network's own address is nobody's. */
function profilesIn(own: readonly OwnContact[]): readonly OwnContact[] {
  return own.filter(
    ({ kind, href }) =>
      (kind === 'instagram' || kind === 'facebook') && segmentsOf(new URL(href)).length > 0,
  );
}

/** True for a profile's own address, and for what its owner shows below it. */
function isBelow(url: URL, profile: URL): boolean {
  const segments = segmentsOf(url);
  const id = profile.searchParams.get('id');
  return (
    networkOf(url) === networkOf(profile) &&
    segmentsOf(profile).every((segment, at) => segment === segments[at]) &&
    // Some profiles have a number in the query in place of a name.
    (id === null || url.searchParams.get('id') === id)
  );
}

/** The host, also of a network's pages for phones or for one language; others may show anything. */
function networkOf(url: URL): string {
  return hostOf(url).replace(/^(?:m|web|[a-z]{2}-[a-z]{2})\./, '');
}

function readUrl(text: string): URL | null {
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(link) ? new URL(link) : null;
}

/** The host as it is registered: what looks like another letter is spelled out by `URL`. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}

function segmentsOf({ pathname }: URL): string[] {
  return pathname.split('/').filter(Boolean).map(lowerCase);
}

/** Without what other alphabets call the lower case: the sign of a kelvin would become a k. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
