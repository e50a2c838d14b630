import { randomUUID } from 'node:crypto';
import { ask } from '../../tests/fixtures/ask.ts';

/** The outcome of one visit; `status` is 0 when the connection was cut, and 3xx after a loop of redirects. */
export type Visit = { ms: number; path: string; status: number };
export type Post = { marker: string; outcome: 'sent' | 'not-sent' | 'perhaps' | 'refused' };

const PATHS = [
  ...['/', '/modelos', '/en/models', '/es/modelos', '/modelos?letter=a', '/modelos?page=2'],
  ...['/sobre', '/en/privacy', '/blog', '/contato', '/seja-um-modelo', '/favoritos', '/nope'],
  ...['/api/roster?view=women', '/models', '/modelos/999999/x'],
];

/**
 * What follows the id in paths of the talent who is renamed. All of these paths show the talent.
 * No cache hides the response of an instance when the path asks for a gallery.
 */
const NAMES = ['zuleica-nova', 'zuleica-nova?tab=book', 'of-no-talent?tab=book', ''];

/** More is a redirect loop. */
const MAX_REDIRECTS = 1;

let visitors = 0;

/** Asks as a visitor with an address of their own: all of 127.0.0.0/8 is this machine. */
async function visit(url: URL, how: Parameters<typeof ask>[2] = {}) {
  visitors += 1;
  const from = `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${1 + (visitors % 250)}`;
  const cut = { status: 0, headers: { location: undefined }, body: '' };
  return await ask(url.origin, url.pathname + url.search, { from, ...how }).catch(() => cut);
}

/** Visits a page of the site, sometimes that of a talent under any name, and follows redirects. */
export async function visitSomething(site: string, talent: number): Promise<Visit> {
  const paths = [...PATHS, ...NAMES.map((name) => `/modelos/${talent}/${name}`)];
  const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
  const began = Date.now();
  let { status, headers } = await visit(new URL(path, site));
  for (let followed = 0; headers.location && followed < MAX_REDIRECTS; followed += 1) {
    ({ status, headers } = await visit(new URL(headers.location, site)));
  }
  return { ms: Date.now() - began, path, status };
}

/** Sends a message to the agency, and returns what the response told the sender. */
export async function postSomething(site: string): Promise<{ visit: Visit; post: Post }> {
  const marker = `soak-${randomUUID()}`;
  const began = Date.now();
  const { status, body } = await visit(new URL('/api/contact', site), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      ...{ name: 'Soak', email: 'soak@vitrine.example', phone: '', subject: 'Soak' },
      ...{ message: marker, website: '', filling_ms: '60000' },
    }),
  });
  return {
    visit: { ms: Date.now() - began, path: '/api/contact', status },
    post: { marker, outcome: outcomeOf(body) },
  };
}

/** What the form shows after such a response. A response that is not the site's proves nothing. */
function outcomeOf(body: string): Post['outcome'] {
  try {
    const { sent, error } = JSON.parse(body);
    if (sent === true) return 'sent';
    if (error === 'not-sent') return 'not-sent';
    if (typeof error === 'string' && !error.startsWith('perhaps')) return 'refused';
  } catch {
    // A proxy answered, or the connection failed.
  }
  return 'perhaps';
}
