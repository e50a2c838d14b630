import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/**
 * The outcome of one visit; `status` is 0 when the connection was cut. `redirects` is the number
 * followed, at most `MAX_REDIRECTS` and one.
 */
export type Visit = { at: number; ms: number; path: string; status: number; redirects?: number };
type FormOutcome = 'sent' | 'not-sent' | 'perhaps' | 'refused';
export type Post = { marker: string; outcome: FormOutcome; status: number };

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
export const MAX_REDIRECTS = 1;

let visitors = 0;

/** Each visitor has its own address: all of 127.0.0.0/8 is this machine. */
function nextAddress(): string {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${1 + (visitors % 250)}`;
}

type Wanted = { method?: string; headers?: Record<string, string>; body?: string };

function ask(
  url: string,
  { method = 'GET', headers, body }: Wanted = {},
): Promise<{ visit: Visit; text: string; location?: string }> {
  const { pathname, search } = new URL(url);
  const at = Date.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, location?: string) =>
      resolve({
        visit: { at, ms: Date.now() - at, path: pathname + search, status },
        text,
        location,
      });
    const asked = request(url, { method, headers, localAddress: nextAddress() }, (answer) => {
      const { statusCode = 0, headers: answered } = answer;
      answer.toArray().then(
        (chunks) => end(statusCode, Buffer.concat(chunks).toString(), answered.location),
        () => end(0, ''),
      );
    });
    asked.on('error', () => end(0, ''));
    asked.end(body);
  });
}

/** Visits a page of the site, sometimes that of a talent under any name, and follows redirects. */
export async function visitSomething(site: string, talent: number): Promise<Visit> {
  const paths = [...PATHS, ...NAMES.map((name) => `/modelos/${talent}/${name}`)];
  const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
  let { visit, location } = await ask(site + path);
  const { at } = visit;
  let redirects = 0;
  while (location && redirects <= MAX_REDIRECTS) {
    redirects += 1;
    ({ visit, location } = await ask(new URL(location, site).href));
  }
  return { ...visit, at, ms: Date.now() - at, path, redirects };
}

/** Sends a message to the agency, and returns what the response told the sender. */
export async function postSomething(site: string): Promise<{ visit: Visit; post: Post }> {
  const marker = `soak-${randomUUID()}`;
  const { visit, text } = await ask(`${site}/api/contact`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      name: 'Soak',
      email: 'soak@vitrine.example',
      phone: '',
      subject: 'Soak',
      message: marker,
      website: '',
      filling_ms: '60000',
    }),
  });
  return { visit, post: { marker, outcome: outcomeOf(visit.status, text), status: visit.status } };
}

/** What the form shows after such a response. A response that is not the site's proves nothing. */
function outcomeOf(status: number, body: string): FormOutcome {
  try {
    const answer = JSON.parse(body);
    if (answer.sent === true) return 'sent';
    if (answer.error === 'not-sent') return 'not-sent';
    if (typeof answer.error === 'string' && !answer.error.startsWith('perhaps')) return 'refused';
  } catch {
    // A proxy answered, or the connection failed.
  }
  return status === 413 ? 'refused' : 'perhaps';
}
