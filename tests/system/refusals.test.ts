import { beforeEach, expect, inject, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { talentId } from '../demo-panel/seed/talent.ts';
import { formOf, smallApplication } from '../fixtures/application.ts';
import { serversOfFile } from '../server/visit.ts';

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };

/** A site whose services all fail. Anything else is asked of the shared site. */
const failing = serversOfFile({ TRUSTED_PROXY_HOPS: '1' });
beforeEach(() => failing.panel.fail({ kind: 'status', status: 500 }));

let visitors = 0;

/** Each request is that of another visitor, without script, unless `from` is given. */
async function request(url: string, { headers, ...init }: RequestInit = {}, from?: string) {
  visitors += 1;
  const answer = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: {
      ...{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' },
      ...{ 'x-forwarded-for': from ?? `198.20.${Math.floor(visitors / 250)}.${visitors % 250}` },
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

const PERSON = { name: 'Zoë', phone: '11 3333-0000', email: 'zoe@example.com' };
const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  ...{ method: 'POST', body, headers },
});
const urlencoded = (fields: Record<string, string>) => async (more: Record<string, string>) =>
  post(new URLSearchParams({ ...fields, ...more }));

/** Each form by its address, posted as a browser without script does, with these fields instead. */
const FORMS: Record<string, (more: Record<string, string>) => Promise<RequestInit>> = {
  '/api/contact': urlencoded({ ...PERSON, subject: 'x', message: 'y' }),
  '/api/get-scouted': async (more) => {
    const { filling_ms: _time, ...fields } = await smallApplication();
    return post(formOf({ ...fields, ...more }));
  },
  '/api/favorites': urlencoded({ ...PERSON, ids: String(talentId(0)) }),
  '/api/verify': urlencoded({ contact: '@someone' }),
};

test('a form that is posted too often is refused by a page', async () => {
  const { forms } = messagesOf('en');
  const url = inject('site');
  for (const [path, form] of Object.entries(FORMS)) {
    const press = async () =>
      request(`${url}${path}?lang=en`, await form({ email: 'x' }), '198.20.9.1');
    // A visitor may verify more contacts than send forms.
    const [most, status] = path === '/api/verify' ? [30, 200] : [5, 422];
    const statuses = [];
    for (let times = 0; times < most; times += 1) statuses.push((await press()).status);
    expect([path, new Set(statuses)]).toEqual([path, new Set([status])]);
    expectPage(path, 'en', await press(), forms.refusals.rate);
  }
});

test('a form whose service fails is refused by a page', async () => {
  const { site } = failing;
  for (const [path, form] of Object.entries(FORMS)) {
    const answer = await request(`${site.url}${path}?lang=en`, await form({}));
    // The check of a contact needs no service.
    expect([path, answer.status]).toEqual([path, path === '/api/verify' ? 200 : 502]);
    if (answer.status === 502)
      expectPage(path, 'en', answer, messagesOf('en').forms.refusals['not-sent']);
  }
});

const composite = (locale: Locale, id: number) =>
  `${pathOf(locale, { page: 'profile', id, slug: 'x' })}/composite.pdf`;
const favorites = (locale: Locale) => pathOf(locale, { page: 'favorites' });

test('a link without script to what fails leads to a page in its language', async () => {
  const id = talentId(3);
  const { site } = failing;
  const card = (locale: Locale) => [locale, composite(locale, id)] as const;
  const locale = 'en';
  for (const [language, path] of [
    ...LOCALES.map(card),
    ...[
      `${favorites(locale)}/casting.pdf?ids=${id}`,
      ...[`/api/composite/${id}?lang=${locale}`, `/api/favorites?ids=${id}&lang=${locale}`],
      ...[`/api/cities?country=30&lang=${locale}`, `/api/posts?lang=${locale}&page=2`],
      ...[`/api/roster?view=women&lang=${locale}`, `/api/video-still/${id}/1?lang=${locale}`],
    ].map((one) => [locale, one] as const),
  ]) {
    const answer = await request(site.url + path);
    expect([path, answer.status]).toEqual([path, 503]);
    expectPage(path, language, answer, messagesOf(language).errors.unavailableText);
  }
});

test('a link without script to nothing leads to a page', async () => {
  const locale = 'en';
  const { errors, forms } = messagesOf(locale);
  const url = inject('site');
  for (const path of [
    `${favorites(locale)}/casting.pdf?ids=999999`,
    ...[`/api/composite/999999?lang=${locale}`, `/api/cities?country=x&lang=${locale}`],
    ...[`/api/posts?lang=${locale}&page=99`, `/api/video-still/1/1?lang=${locale}`],
  ]) {
    const answer = await request(url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    expectPage(path, locale, answer, errors.notFoundText);
  }
  for (const language of LOCALES) {
    const gone = await request(url + composite(language, 999_999));
    expect(gone.status).toBe(404);
    const { notRepresentedText } = messagesOf(language).errors;
    expectPage('composite.pdf', language, gone, notRepresentedText);
  }
  const list = await request(`${url}/api/roster?view=x&lang=${locale}`);
  expect(list.status).toBe(400);
  expectPage('no such list', locale, list, errors.refusedText);

  const sheet = await request(`${url}${favorites(locale)}/casting.pdf`, post('ids=x', URLENCODED));
  expect(sheet.status).toBe(422);
  expectPage('casting.pdf', locale, sheet, forms.refusals.invalid);
});

test('too many downloads without script are refused by a page', async () => {
  const { busyText } = messagesOf('es').errors;
  const url = inject('site');
  const referer = `${url}/es/modelos`;
  let last: Answer | undefined;
  for (let times = 0; times < 11; times += 1) {
    const path = `${url}/api/composite/${talentId(3)}`;
    last = await request(path, { headers: { referer } }, '198.20.9.77');
  }
  expect(last?.status).toBe(429);
  if (last) expectPage('composites', 'es', last, busyText);
});
