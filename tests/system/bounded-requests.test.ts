import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { FILLING_MS } from '@/lib/forms/guard-fields';
import { REQUEST_HEADERS, STORAGE_HEADERS } from '@/lib/server/request-headers';
import { MAX_PAIRS, MAX_TARGET } from '@/lib/server/request-target';
import { talentId } from '../demo-panel/seed/talent.ts';
import { type Asked, ask } from '../fixtures/ask.ts';
import { MULTIPART, part } from '../fixtures/posted-body.ts';
import { processorTime } from '../fixtures/processor-time.ts';
import { serversOfFile } from '../server/visit.ts';

/**
 * One anonymous request may cost at most 100 ms of processor time beyond an ordinary one of its kind.
 * The bound of the tests leaves room for a busy machine.
 */
const MAX_EXTRA_MS = 250;

/** By how much the time of decoding the same 50 pictures varies. */
const PICTURES_MS = 750;

/** Node takes 16 KB of headers, of which the others need some. */
const HEADERS_LENGTH = 15_000;

const servers = serversOfFile({ TRUSTED_PROXY_HOPS: '1' });

let visitors = 0;

/**
 * Sends a request as a visitor of its own, and returns its status and processor time in ms. The site
 * may close the connection of a body that it refuses while that is still sent: status 0.
 */
async function costOf(path: string, { headers, ...how }: Asked = {}) {
  visitors += 1;
  const { site } = servers;
  const own = {
    origin: site.url,
    'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`,
    connection: 'close',
  };
  const before = processorTime(site.pid);
  const asked = ask(site.url, path, { ...how, headers: { ...own, ...headers } });
  const { status } = await asked.catch((error) => {
    if (!/EPIPE|ECONNRESET/.test(error.code)) throw error;
    return { status: 0 };
  });
  return { status, ms: processorTime(site.pid) - before };
}

/** The most that a request may cost beside this ordinary one. */
async function boundOf(...ordinary: Parameters<typeof costOf>): Promise<number> {
  // The first one compiles and fills caches.
  await costOf(...ordinary);
  const usual = await costOf(...ordinary);
  expect(usual.status).toBeLessThan(500);
  return usual.ms + MAX_EXTRA_MS;
}

async function expectWithin(most: number, ...bad: Parameters<typeof costOf>): Promise<number> {
  let worst = await costOf(...bad);
  // The least of three: a collection of garbage may fall into one.
  for (let more = 2; more > 0 && worst.ms >= most; more -= 1) worst = await costOf(...bad);
  expect(worst.ms).toBeLessThan(most);
  return worst.status;
}

/** A query that is as long as a target may be. */
const filled = (start: string, piece: string) =>
  start + piece.repeat(Math.floor((MAX_TARGET - start.length) / piece.length));

const pairs = (count: number) => Array(count).fill('a').join('&');

/** Those that Node takes by their value, and that of `costOf`, which tells visitors apart. */
const CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
];
const FIXED = [...CONNECTION, 'x-forwarded-for'];

/** All that the site or Next reads, each at its limit: in as few requests as Node takes. */
function fullHeaders(piece: string): Record<string, string>[] {
  const sets: Record<string, string>[] = [{ 'user-agent': 'a'.repeat(HEADERS_LENGTH) }];
  let left = 0;
  for (const [name, length] of Object.entries({ ...REQUEST_HEADERS, ...STORAGE_HEADERS })) {
    if (FIXED.includes(name)) continue;
    left -= length + name.length + 4;
    if (left < 0) {
      sets.push({});
      left = HEADERS_LENGTH - length;
    }
    Object.assign(sets.at(-1) ?? {}, { [name]: piece.repeat(length).slice(0, length) });
  }
  return sets;
}

/** What patterns, lists, nested data and numbers are slow with. */
const PIECES = ['a', '-', 'a, ', '[', '"x",', 'a;q=0.1,', '1', '%C3'];

const ids = (count: number) => Array.from({ length: count }, (_, index) => talentId(index + 1));

describe('a target beyond the limits is refused before Next reads it', () => {
  let bound: number;
  beforeAll(async () => {
    bound = await boundOf('/nowhere');
  });
  test.each([
    ['repeated keys', `/?${pairs(7_750)}`, 414],
    ['a path of asterisks', `/x${'*'.repeat(15_500)}x`, 414],
    ['a path of asterisks below a preview', `/preview/x${'*'.repeat(15_500)}x`, 414],
    ['dots among ids', `/api/favorites?ids=a${'.'.repeat(15_000)}a`, 414],
    ['repeated keys of a file', `/_next/static/zz.js?${pairs(7_750)}`, 414],
    ['repeated keys, short', `/?${pairs(2_000)}`, 400],
    ['repeated keys of a file, short', `/_next/static/zz.js?${pairs(2_000)}`, 400],
  ])('%s', async (_, path, status) => {
    expect(await expectWithin(bound, path)).toBe(status);
  });
});

/** Page types, and what they read of the address. */
const PAGES: readonly (readonly [path: string, queries: readonly string[]])[] = [
  ['/', ['utm_source=']],
  [
    '/modelos',
    ['q=', 'letter=', 'hair=', 'eyes=', 'height=', 'sort=', 'page=', 'category=', 'unread='],
  ],
  ['/modelos/mulheres', ['q=', 'hair=']],
  [`/modelos/${talentId(1)}/x`, ['tab=']],
  [`/modelos/${talentId(1)}/composite.pdf`, ['x=']],
  ['/favoritos', ['ids=1,', 'view=']],
  ['/favoritos/casting.pdf', ['ids=']],
  ['/seja-um-modelo', ['x=']],
  ['/contato', ['x=']],
  ['/sobre', ['x=']],
  ['/blog', ['page=']],
  ['/blog/1/x', ['x=']],
  ['/privacidade', ['x=']],
  ['/verificar', ['x=']],
  ['/nope', ['x=']],
  ['/preview/modelos/picture.jpg', ['q=', 'hair=']],
  ['/preview/favoritos/picture.jpg', ['ids=']],
  ['/storage/desktop/x.jpg', ['x=']],
  ['/_next/image', ['url=']],
  ['/sitemap-pt.xml', ['x=']],
  ['/feed.xml', ['x=']],
  ['/manifest.webmanifest', ['x=']],
  ['/api/cities', ['country=']],
  ['/api/composite/1', ['x=']],
  ['/api/favorites', ['ids=']],
  ['/api/health', ['x=']],
  ['/api/metrics', ['x=']],
  ['/api/new-face', ['x=']],
  ['/api/nope', ['x=']],
  ['/api/posts', ['page=', 'lang=']],
  ['/api/ready', ['x=']],
  ['/api/roster', ['view=']],
  ['/api/search/data', ['lang=']],
  ['/api/video-still/1/1', ['size=']],
];

/** Texts that cost most where a pattern backtracks or each character is looked at by itself. */
const TEXTS = ['1', 'W', '.', '+', '%20', '%EF%BB%BF', '%C3%A9'];

describe.each(PAGES)('%s', (path, queries) => {
  test('with every header that is read at its limit', async () => {
    const bound = await boundOf(path);
    for (const headers of PIECES.flatMap(fullHeaders)) await expectWithin(bound, path, { headers });
    const router = fullHeaders('[').find((headers) => 'next-router-state-tree' in headers);
    await expectWithin(bound, path, { headers: { ...router, rsc: '1' } });
  });

  test.each(queries)('with as many and as long values of %s as there may be', async (query) => {
    const bound = await boundOf(`${path}?${query}1`);
    for (const text of TEXTS) {
      const end = text === '.' || text === '%20' ? 'x' : '';
      await expectWithin(bound, filled(`${path}?${query}x`, text).slice(0, -1) + end);
    }
    const repeated = Array.from({ length: MAX_PAIRS }, (_, index) => `${query}${index}`);
    await expectWithin(bound, `${path}?${repeated.join('&')}`);
  });
});

test.each(['', '/preview', '/storage', '/api'])('the longest paths below %j', async (below) => {
  const bound = await boundOf(`${below}/nope`);
  for (const text of ['/', '*', '.', '%EF%BB%BF', '%25', '-', '9']) {
    await expectWithin(bound, `${filled(`${below}/x`, text).slice(0, -1)}x`);
  }
  await expectWithin(bound, `${below}/x${'%EF%BB%BF'.repeat(23)}x`);
});

const JSON_TYPE = 'application/json';
const URLENCODED = 'application/x-www-form-urlencoded';
const KB = 1024;
const FILLED = { [FILLING_MS]: '3000' };

/** Bodies of at most `size` bytes, by what is bad about them. */
function badBodies(size: number, ordinary: Readonly<Record<string, unknown>>) {
  const json = (text: string) => ({ type: JSON_TYPE, body: text.slice(0, size) });
  const form = (text: string) => ({ type: URLENCODED, body: text.slice(0, size) });
  const long = (text: string) =>
    json(
      JSON.stringify({
        ...ordinary,
        ...Object.fromEntries(
          Object.entries(ordinary).flatMap(([name, value]) =>
            typeof value === 'string' && name !== FILLING_MS
              ? [[name, text.repeat(size / text.length / 12)]]
              : [],
          ),
        ),
      }),
    );
  const keys = Array.from({ length: size / 8 }, (_, index) => `"${index}":1`).join(',');
  return {
    'deep JSON': json(`{"name":${'['.repeat(size / 2 - 10)}${']'.repeat(size / 2 - 10)}}`),
    'JSON without end': json(`{"name":${'['.repeat(size)}`),
    'wide JSON': json(`{${keys}`.slice(0, size - 1).replace(/,[^,]*$/, '}')),
    'a JSON list of numbers': json(
      JSON.stringify({ ...ordinary, talents: Array(Math.floor(size / 2) - 500).fill(1) }),
    ),
    'a JSON list of objects': json(
      JSON.stringify({ ...ordinary, talents: Array(Math.floor(size / 3) - 200).fill({}) }),
    ),
    'long texts': long('x'),
    'line breaks': long('\n'),
    'invisible characters': long('\u200b'),
    'form keys': form('a&'.repeat(size / 2)),
    'distinct form keys': form(Array.from({ length: size / 6 }, (_, index) => index).join('=&')),
    'an encoded text': form(`name=${'%C3%A9'.repeat(size / 6)}`),
    'form ids of dots': form(`${FILLING_MS}=3000&ids=a${'.'.repeat(size - 40)}a`),
    'JSON ids of dots': json(JSON.stringify({ ...ordinary, ids: `a${'.'.repeat(size - 500)}a` })),
    'many parts': {
      type: MULTIPART,
      body: part('a')
        .repeat(size / 60)
        .replaceAll('\n', '\r\n'),
    },
  };
}

const SENDER = { name: 'Ana', phone: '11 5555-0100', email: 'ana@example.com' };
const MESSAGE = { ...FILLED, ...SENDER, subject: 'x', message: 'x' };
const talents = (count: number, note: string) => ids(count).map((id) => ({ id, note }));

/** The handlers that take a post: the size that they read, and an ordinary one. */
const POSTS = [
  ['/api/contact', 64 * KB, MESSAGE],
  [
    '/api/favorites',
    MAX_FAVORITES * (6 * NOTE_MAX_LENGTH + KB),
    { ...FILLED, ...SENDER, talents: talents(3, 'x'), message: 'x' },
  ],
  ['/api/verify', 8 * KB, { ...FILLED, contact: '+55 11 5555-0100' }],
  ['/api/visits', KB, { route: 'roster', device: 'mobile', lcp: 1200 }],
  ['/api/revalidate', 16 * KB, { tags: ['talents'] }],
  ['/favoritos/casting.pdf', 192 * KB, { talents: talents(3, 'x') }],
  ['/api/get-scouted', 2048 * KB, { ...FILLED, ...SENDER }],
] as const;

describe.each(POSTS)('a post to %s', (path, size, ordinary) => {
  const usual: Asked = {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify(ordinary),
  };
  let bound: number;
  beforeAll(async () => {
    bound = await boundOf(path, usual);
  });
  test.each(Object.entries(badBodies(size, ordinary)))('with %s', async (_, { type, body }) => {
    for (const accept of ['application/json', 'text/html']) {
      const bad = { method: 'POST', headers: { 'content-type': type, accept }, body };
      await expectWithin(bound, path, bad);
    }
  });
});

describe('the sheet of 50 talents', () => {
  const sheet = (note: string): [string, Asked] => [
    '/favoritos/casting.pdf',
    {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: JSON.stringify({ talents: talents(MAX_SHARED, note) }),
    },
  ];
  const words = 'Disponível em março, com traje próprio. '.repeat(20).slice(0, NOTE_MAX_LENGTH);
  let bound: number;
  beforeAll(async () => {
    bound = (await boundOf(...sheet(words))) + PICTURES_MS;
  });
  test.each(['W', 'i', 'Wi', 'W ', 'W\n', 'ế', 'aЖ', 'ﬃ', '👩🏽‍🎤', 'e\u0301\u0301'])(
    'with notes of %j',
    async (text) => {
      const note = text.repeat(NOTE_MAX_LENGTH / text.length);
      expect(await expectWithin(bound, ...sheet(note))).toBe(200);
    },
  );
});
