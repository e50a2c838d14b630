import { expect, test } from 'vitest';
import type { RefusalCode } from '@/lib/forms/refusal';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { talentId } from '../demo-panel/seed/talent.ts';
import { fileOf, formOf, SLOTS, smallApplication } from '../fixtures/application.ts';
import { ownServers, serversOfFile } from '../server/visit.ts';

const TRUSTING = { TRUSTED_PROXY_HOPS: '1' };
const URLENCODED = 'application/x-www-form-urlencoded';

const servers = serversOfFile(TRUSTING);

let visitors = 0;

/** Each request is that of another visitor, without script, unless `from` is given. */
async function request(url: string, { headers, ...init }: RequestInit = {}, from?: string) {
  visitors += 1;
  const answer = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: {
      ...{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' },
      ...{ 'x-forwarded-for': from ?? `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` },
      // A connection whose body was not read to its end is closed.
      connection: 'close',
      ...headers,
    },
  });
  const { status, headers: received } = answer;
  return { status, headers: received, body: await answer.text() };
}

type Answer = Awaited<ReturnType<typeof request>>;

/** Expects a page of the site, in a language, that says why something was refused. */
function expectPage(
  what: string,
  locale: Locale,
  { status, headers, body }: Answer,
  words: string,
) {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const lang = /<html[^>]* lang="(\w+)"/.exec(body)?.[1];
  const type = headers.get('content-type');
  expect([what, status, type, lang]).toEqual([what, status, 'text/html; charset=utf-8', locale]);
  expect([what, main.replace(/<[^>]*>/g, '')]).toEqual([what, expect.stringContaining(words)]);
  expect([what, headers.get('cache-control')]).toEqual([what, expect.stringContaining('no-store')]);
  expect([what, body.match(/<h1/g)?.length]).toEqual([what, 1]);
  // Where a retry helps, the answer says when.
  const retryAfter = Number(headers.get('retry-after'));
  if (status !== 502)
    expect([what, retryAfter > 0]).toEqual([what, status === 429 || status === 503]);
}

type Fields = Record<string, string>;
type Form = {
  path: string;
  valid: () => Promise<BodyInit>;
  with: (more: Fields) => Promise<BodyInit>;
};

const PERSON = { name: 'Zoë', phone: '11 3333-0000', email: 'zoe@example.com' };

function urlencodedForm(path: string, fields: Fields): Form {
  const made = async (more: Fields = {}) => new URLSearchParams({ ...fields, ...more });
  return { path, valid: made, with: made };
}

async function application(more: Fields = {}) {
  const { filling_ms: _time, ...fields } = await smallApplication();
  return formOf({ ...fields, ...more });
}

const FORMS: Record<string, Form> = {
  contact: urlencodedForm('/api/contact', { ...PERSON, subject: 'x', message: 'y' }),
  'get-scouted': { path: '/api/get-scouted', valid: application, with: application },
  favorites: urlencodedForm('/api/favorites', { ...PERSON, ids: String(talentId(0)) }),
  verify: urlencodedForm('/api/verify', { contact: '@someone' }),
};

const post = (body: BodyInit, headers: Fields = {}): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

const MANY = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, 'x']));

/** Bytes beyond the limit of each form, but not beyond what is read to its end. */
const TOO_LARGE: Record<string, number> = {
  ...{ '/api/contact': 100_000, '/api/favorites': 1_000_000, '/api/verify': 12_000 },
};

const FOUR_LARGE = Object.fromEntries(
  SLOTS.map((slot) => [slot, fileOf(Buffer.alloc(11 * 1024 * 1024, 1))]),
);

/** Each refusal, by the post that causes it. Verifying sends nothing and guesses no robot. */
const REFUSALS: Record<string, { post: (form: Form) => Promise<RequestInit>; not?: string[] }> = {
  origin: {
    // No body: the server refuses without reading it, and might close the connection while it is being sent.
    post: async () => post('', { 'sec-fetch-site': 'cross-site' }),
  },
  'media-type': { post: async () => post('x', { 'content-type': 'text/plain' }) },
  malformed: {
    post: async (form) =>
      form.path === FORMS['get-scouted']?.path
        ? post('--x\r\nnot a part', { 'content-type': 'multipart/form-data; boundary=x' })
        : post(await form.with(MANY)),
  },
  'too-large': {
    post: async ({ path }) =>
      path === FORMS['get-scouted']?.path
        ? post(formOf({ ...(await smallApplication()), ...FOUR_LARGE }))
        : post(`message=${'x'.repeat(TOO_LARGE[path] ?? 0)}`, { 'content-type': URLENCODED }),
  },
  robot: { post: async (form) => post(await form.with({ website: 'x' })), not: ['verify'] },
  invalid: { post: async (form) => post(await form.with({ email: 'x' })), not: ['verify'] },
};

test.each(LOCALES)('every refusal of a form without script is a page in %s', async (locale) => {
  const { forms } = messagesOf(locale);
  const { url } = servers.site;
  for (const [name, form] of Object.entries(FORMS)) {
    for (const [code, { post, not = [] }] of Object.entries(REFUSALS)) {
      if (not.includes(name)) continue;
      const answer = await request(`${url}${form.path}?lang=${locale}`, await post(form));
      expectPage(`${name}, ${code}`, locale, answer, forms.refusals[code as RefusalCode]);
    }
  }
});

test.each(LOCALES)('a form that is posted too often is refused by a page in %s', async (locale) => {
  const { forms } = messagesOf(locale);
  const { url } = servers.site;
  for (const [name, form] of Object.entries(FORMS)) {
    const from = `203.0.113.${LOCALES.indexOf(locale)}`;
    const press = async () =>
      request(`${url}${form.path}?lang=${locale}`, post(await form.with({ email: 'x' })), from);
    // A visitor may verify more contacts than send forms.
    const statuses = [];
    for (let times = 0; times < (name === 'verify' ? 30 : 5); times += 1) {
      statuses.push((await press()).status);
    }
    expect([name, new Set(statuses)]).toEqual([name, new Set([name === 'verify' ? 200 : 422])]);
    expectPage(`${name}, rate`, locale, await press(), forms.refusals.rate);
  }
});

test('a form whose service fails is refused by a page', async () => {
  const { panel, site } = await ownServers(TRUSTING);
  panel.fail({ kind: 'status', status: 500 });
  for (const [name, form] of Object.entries(FORMS)) {
    const answer = await request(`${site.url}${form.path}?lang=en`, post(await form.valid()));
    // The check of a contact needs no service.
    expect([name, answer.status]).toEqual([name, name === 'verify' ? 200 : 502]);
    if (name !== 'verify')
      expectPage(name, 'en', answer, messagesOf('en').forms.refusals['not-sent']);
  }
});

const composite = (locale: Locale, id: number) =>
  `${pathOf(locale, { page: 'profile', id, slug: 'x' })}/composite.pdf`;
const favorites = (locale: Locale) => pathOf(locale, { page: 'favorites' });

test('a link without script to what fails leads to a page in its language', async () => {
  const id = talentId(3);
  const { panel, site } = await ownServers(TRUSTING);
  panel.fail({ kind: 'status', status: 500 });
  for (const locale of LOCALES) {
    const { errors } = messagesOf(locale);
    for (const path of [
      composite(locale, id),
      `${favorites(locale)}/casting.pdf?ids=${id}`,
      ...[`/api/composite/${id}?lang=${locale}`, `/api/favorites?ids=${id}&lang=${locale}`],
      ...[`/api/cities?country=30&lang=${locale}`, `/api/posts?lang=${locale}&page=2`],
      ...[`/api/roster?view=women&lang=${locale}`, `/api/video-still/${id}/1?lang=${locale}`],
    ]) {
      const answer = await request(site.url + path);
      expect([path, answer.status]).toEqual([path, 503]);
      expectPage(path, locale, answer, errors.unavailableText);
    }
  }
});

test.each(LOCALES)('a link without script to nothing leads to a page in %s', async (locale) => {
  const { errors, forms } = messagesOf(locale);
  const { url } = servers.site;
  for (const path of [
    `${favorites(locale)}/casting.pdf?ids=999999`,
    ...[`/api/composite/999999?lang=${locale}`, `/api/cities?country=x&lang=${locale}`],
    ...[`/api/posts?lang=${locale}&page=99`, `/api/video-still/1/1?lang=${locale}`],
  ]) {
    const answer = await request(url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    expectPage(path, locale, answer, errors.notFoundText);
  }
  const gone = await request(url + composite(locale, 999_999));
  expect(gone.status).toBe(404);
  expectPage('composite.pdf', locale, gone, errors.notRepresentedText);
  const list = await request(`${url}/api/roster?view=x&lang=${locale}`);
  expect(list.status).toBe(400);
  expectPage('no such list', locale, list, errors.refusedText);

  const sheet = `${url}${favorites(locale)}/casting.pdf`;
  for (const [code, status, init] of [
    ['origin', 403, post('{}', { 'sec-fetch-site': 'cross-site' })],
    ['media-type', 415, post('x', { 'content-type': 'text/plain' })],
    ['malformed', 400, post('{', { 'content-type': 'application/json' })],
    ['too-large', 413, post(`a=${'x'.repeat(300_000)}`, { 'content-type': URLENCODED })],
    ['invalid', 422, post('ids=x', { 'content-type': URLENCODED })],
  ] as const) {
    const answer = await request(sheet, init);
    expect([code, answer.status]).toEqual([code, status]);
    expectPage(`casting.pdf, ${code}`, locale, answer, forms.refusals[code]);
  }
});

test('too many downloads without script are refused by a page', async () => {
  const { busyText } = messagesOf('es').errors;
  const { url } = servers.site;
  const referer = `${url}/es/modelos`;
  let last: Answer | undefined;
  for (let times = 0; times < 11; times += 1) {
    const path = `${url}/api/composite/${talentId(3)}`;
    last = await request(path, { headers: { referer } }, '203.0.113.77');
  }
  expect(last?.status).toBe(429);
  if (last) expectPage('composites', 'es', last, busyText);
});
