import { trim, trimEnd } from '../clean-text';
import { phoneVerdict } from './phone';
import { handleVerdict, linkVerdict, lowerCase } from './profile-or-link';
import { MAX_CONTACT_LENGTH, type OwnContact, type Verdict } from './verdict';

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

/** Words that people write before a contact: `E-mail: …`, `WhatsApp - …`. */
const LABEL =
  /^(?:e-?mail|correo(?: electr[oó]nico)?|tel(?:efone|[eé]fono|ephone)?|phone|fone|cel(?:ular)?|m[oó]vil|mobile|contato|contacto|contact|n[uú]mero|number|whats(?:app)?|wpp|zap|insta(?:gram)?|ig|face(?:book)?|fb|site|website|link|perfil|profile|nome|name|usu[aá]rio|user)\.?\s*(?:[:=\u2013\u2014]|-(?=\s))\s*(?!\/\/)/iu;
const INVISIBLE = /[\s\p{Cf}]/u;
/** Punctuation that ends no contact, and the signs of bold and quoted text in messengers. */
const BEFORE = /^[*~"'`\u00b4\u00ab\u2018\u201c\u201e([{<>\u2022\u2023,;:.!\u00bf\u00a1-]+/u;
const AFTER = /[*~"'`\u00b4\u00bb\u2019\u201d)\]}>,;:.!?\u2026]/u;

/**
 * The contact in what was copied with it: quotes, brackets, a full stop, a label, the name before
 * `<address>`, `mailto:`. Nothing within the contact is changed, so a foreign one stays foreign.
 */
export function bareContact(typed: string): string {
  let text = trim(typed.replace(/[＠﹫]/g, '@'), INVISIBLE);
  text = /^[^<>]*<([^<>]+)>[\s.,;]*$/.exec(text)?.[1] ?? text;
  for (let before = ''; before !== text; ) {
    before = text;
    // A number may begin with its area code in brackets, and a link end with one that it opened.
    text = /^\(?\d/.test(text) ? text : text.replace(BEFORE, '');
    text = trim(withoutEnd(text).replace(LABEL, ''), INVISIBLE);
  }
  return /^mailto:([^?]*)/i.exec(text)?.[1] ?? text;
}

/** The text without the punctuation after it; if it opens a bracket, with the bracket that closes it. */
function withoutEnd(text: string): string {
  const body = trimEnd(text, AFTER);
  const end = text.slice(body.length);
  const closes = /^[)\]]/.test(end) && body.lastIndexOf('(') > body.lastIndexOf(')');
  return closes ? trimEnd(text, /[^)\]]/u) : body;
}

/** The hosts of the networks, each with the network and what its links have before a profile's name. */
const HOSTS: Readonly<Record<string, readonly [network: string, before: RegExp]>> = {
  'instagram.com': ['instagram.com', /^\/_[un](?=\/[^/])/],
  'instagr.am': ['instagram.com', /^\/_[un](?=\/[^/])/],
  'ig.me': ['instagram.com', /^\/m(?=\/[^/])/],
  'fb.com': ['facebook.com', /^(?!)/],
  'm.me': ['facebook.com', /^(?!)/],
  'messenger.com': ['facebook.com', /^\/t(?=\/[^/])/],
  'youtu.be': ['youtube.com/watch', /^(?!)/],
  'vm.tiktok.com': ['tiktok.com/video', /^(?!)/],
};

/** The pages of the networks that only lead to another one, each with the key of its address. */
const REDIRECTS: readonly [page: RegExp, key: string][] = [
  [/^l\.instagram\.com\//i, 'u'],
  [/^lm?\.facebook\.com\//i, 'u'],
  [/^instagram\.com\/accounts\/login\//i, 'next'],
];

/** The address behind a redirect of a network; null if the text is none, or leads to several. */
function behindRedirect(link: string): string | null {
  const [, key = ''] = REDIRECTS.find(([page]) => page.test(link)) ?? [];
  const [page = '', query = ''] = link.split('?', 2);
  const [target = '', ...others] = new URLSearchParams(query.split('#', 1)[0]).getAll(key);
  if (!key || others.length > 0 || page.includes('\\')) return null;
  if (/^\/[^/\\]/.test(target)) return `https://instagram.com${target}`;
  return /^https?:\/\//i.test(target) ? target : null;
}

/**
 * Writes the official aliases of an account as its usual address: `instagram://user?username=`,
 * `instagram.com/_u/…`, `fb.com`, `m.me`, `whatsapp://send?phone=`, `…@c.us`, and what is behind a
 * network's redirect. Other texts are returned as they are.
 */
function canonicalContact(text: string): string {
  const chat = /^(\d{8,17})@(?:c\.us|s\.whatsapp\.net)$/i.exec(text)?.[1];
  if (chat) return `+${chat}`;
  const [, app = '', query = ''] =
    /^(whatsapp|instagram):\/\/(?:send|user)\/?\?(.*)$/i.exec(text) ?? [];
  if (app.toLowerCase() === 'whatsapp') return `https://api.whatsapp.com/send?${query}`;
  const name = new URLSearchParams(query).get('username');
  if (name && /^[\w.]+$/.test(name)) return `https://instagram.com/${name}`;
  const target = behindRedirect(text.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''));
  if (target) return canonicalContact(target);
  const [, host = '', path = ''] = /^(?:https?:\/\/)?(?:www\.)?([a-z.]+)(\/.*)$/i.exec(text) ?? [];
  const [network, before = /^(?!)/] = HOSTS[host.toLowerCase()] ?? [];
  return network ? `https://${network}${path.replace(before, '')}` : text;
}

/** True for a link that opens an app, of which only the app knows whose it is. */
function isAppLink(text: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(text);
}
