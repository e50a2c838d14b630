import { trim, trimEnd } from '../trim';

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
export function canonicalContact(text: string): string {
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
export function isAppLink(text: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(text);
}
