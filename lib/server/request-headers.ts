import type { IncomingHttpHeaders } from 'node:http';
import { MAX_TARGET } from './request-target.ts';

/** A flag, a word, or a date. */
const SHORT = 40;
/** A host with its port, an origin, an IP address. */
const HOST = 300;
/** A list, a media type with its boundary, a credential. */
const LIST = 1_000;

/**
 * The headers that reach Next, with the most characters of each: those that Next, Node or this site
 * reads. Next reads some with patterns whose time grows with the square of their length, and acts on
 * many that only its own parts are meant to send.
 */
export const REQUEST_HEADERS: Readonly<Record<string, number>> = {
  // The body and the connection.
  host: HOST,
  connection: SHORT,
  'content-length': SHORT,
  'content-type': LIST,
  'content-encoding': SHORT,
  'transfer-encoding': SHORT,
  expect: SHORT,
  upgrade: SHORT,
  // The answer.
  accept: LIST,
  'accept-encoding': LIST,
  'if-none-match': LIST,
  'if-modified-since': SHORT,
  // The sender (`forms/guard`, `server/http`, `handlers/refuse`). Next has a text for what is no page.
  authorization: LIST,
  origin: HOST,
  referer: MAX_TARGET + HOST,
  'sec-fetch-site': SHORT,
  'sec-fetch-dest': SHORT,
  'idempotency-key': SHORT,
  dnt: SHORT,
  'sec-gpc': SHORT,
  'save-data': SHORT,
  // Proxies.
  'x-forwarded-for': LIST,
  'x-forwarded-host': HOST,
  'x-forwarded-proto': SHORT,
  forwarded: LIST,
  'x-real-ip': HOST,
  'x-request-id': 64,
  // The router.
  rsc: SHORT,
  'next-router-state-tree': 8_192,
  'next-router-prefetch': SHORT,
  'next-router-segment-prefetch': LIST,
  'next-url': MAX_TARGET,
};

/** Videos are served in parts. Next answers 500 for a file of its own that has not such a part. */
export const STORAGE_HEADERS: Readonly<Record<string, number>> = { range: LIST, 'if-range': LIST };

/** Those of Next's overlay and of its check of other sites. */
const DEVELOPMENT_HEADERS: Readonly<Record<string, number>> = {
  'cache-control': LIST,
  'sec-fetch-mode': SHORT,
  'next-hmr-refresh': SHORT,
  'x-nextjs-request-id': LIST,
  'x-nextjs-html-request-id': LIST,
};

/**
 * What Next reads as the client of every request: no bot's, to which it would give another page, and not
 * missing, since the metadata of rendered pages would then be at the end of their body.
 */
const USER_AGENT = 'Mozilla/5.0';

/** Removes every header that nothing reads, or that is too long; the request goes on without it. */
export function reduceHeaders(request: { url?: string; headers: IncomingHttpHeaders }) {
  const { url = '', headers } = request;
  const lengths = {
    ...REQUEST_HEADERS,
    ...(url.startsWith('/storage/') && STORAGE_HEADERS),
    ...(process.env.NODE_ENV === 'development' && DEVELOPMENT_HEADERS),
  };
  // Proxies add to its end, and without it all visitors of a proxy would be one client, or none.
  const forwarded = headers['x-forwarded-for']?.slice(-LIST);
  for (const [name, value = ''] of Object.entries(headers)) {
    if (!Object.hasOwn(lengths, name) || value.length > (lengths[name] ?? 0)) delete headers[name];
  }
  if (forwarded !== undefined) headers['x-forwarded-for'] = forwarded;
  headers['user-agent'] = USER_AGENT;
}
