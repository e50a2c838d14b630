import { expect, test } from 'vitest';
import english from '@/messages/en.json' with { type: 'json' };
import spanish from '@/messages/es.json' with { type: 'json' };
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { LAST, MULTIPART, part } from '../fixtures/posted-body.ts';
import { ownServers, serversOfFile } from '../server/visit.ts';

const WATCH_TOKEN = 'a token that only this test knows';
const LANGUAGES = { pt: portuguese, en: english, es: spanish };
const MARK = 'zq7typed';
// No e-mail address, which the log always redacts.
const SECRET = `@${MARK}`;

const CONTACT_PART = (part('contact', SECRET) + LAST).replaceAll('\n', '\r\n');

const servers = serversOfFile({
  TRUSTED_PROXY_HOPS: '1',
  LOG_LEVEL: 'debug',
  WATCH_TOKEN,
});

type Options = {
  body?: string;
  headers?: Record<string, string>;
  language?: string;
  from?: string;
};

/** Posts a contact as a browser without script does, and reads the page of the reply. */
async function post(site: string, contact: string, options: Options = {}) {
  const { body = new URLSearchParams({ contact }).toString(), headers } = options;
  const { language = 'en', from = '198.51.100.1' } = options;
  const answer = await fetch(`${site}/api/verify?lang=${language}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      ...headers,
    },
    body,
  });
  const location = answer.headers.get('location') ?? '';
  expect([answer.status, location]).toEqual([303, expect.stringMatching(/\?reply=[\w-]+#check$/)]);
  expect(location).not.toContain(MARK);
  const reply = await fetch(site + location.slice(0, -'#check'.length));
  expect(reply.status).toBe(200);
  return { headers: reply.headers, page: await reply.text() };
}

test('a post that is not from the page is refused, and its reply states why', async () => {
  const { site } = servers;
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const refused = [
    [{ headers: elsewhere }, 'origin'],
    [{ headers: { 'content-type': 'text/plain' } }, 'media-type'],
    [{ headers: { 'content-type': MULTIPART }, body: CONTACT_PART }, 'media-type', true],
    [{ body: `contact=${'x'.repeat(9_000)}` }, 'too-large'],
    [{ headers: { 'content-type': 'application/json' }, body: '[' }, 'malformed'],
  ] as const;
  for (const [at, [options, reason, isBack = false]] of refused.entries()) {
    const answer = await post(site.url, SECRET, { ...options, from: `198.51.100.${at}` });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const alert = /<p role="alert"[^>]*>([^<]*)</.exec(answer.page)?.[1];
    expect(alert).toBe(english.forms.refusals[reason]);
    expect(answer.page.includes(MARK), reason).toBe(isBack);
  }
  const read = await fetch(`${site.url}/api/verify`);
  expect(read.status).toBe(405);
});

test('a reply that has expired says so', async () => {
  const gone = await fetch(`${servers.site.url}/en/verify?reply=${crypto.randomUUID()}`);
  expect(/<p role="alert"[^>]*>([^<]*)</.exec(await gone.text())?.[1]).toBe(english.forms.expired);
});

test('no header makes a server action of a post', async () => {
  const headers = { 'next-action': '7f'.repeat(21) };
  const answer = await post(servers.site.url, SECRET, { headers, from: '198.51.100.60' });
  expect(answer.page).toContain('It is not ours');
});

test('the sixth check within a minute is refused by a page, also after the post of another form', async () => {
  // A fresh process, in which the other form's handler makes the rate limiter.
  const { site } = await ownServers({ TRUSTED_PROXY_HOPS: '1' });
  const contact = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...{ accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      ...{
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '198.51.100.71',
      },
    },
    body: 'name=Ana',
  });
  expect(contact.status).toBe(303);
  for (const [language, { forms, verify }] of Object.entries(LANGUAGES)) {
    const answers = [];
    for (let times = 0; times < 6; times += 1) {
      answers.push(
        await post(site.url, '@vitrine.example', {
          language,
          from: `198.51.101.${Object.keys(LANGUAGES).indexOf(language)}`,
        }),
      );
    }
    const { page } = answers[5] as (typeof answers)[0];
    expect(answers[4]?.page).not.toContain('role="alert"');
    expect(/<html[^>]* lang="(\w+)"/.exec(page)?.[1]).toBe(language);
    expect(/<p role="alert"[^>]*>([^<]*)</.exec(page)?.[1]).toBe(forms.refusals.rate);
    // What was typed is back, and unchecked.
    expect(page).toMatch(/<input[^>]* value="@vitrine\.example"/);
    expect(page).not.toContain(`${verify.form.ours}<`);
  }
});

test('a contact posted without script is answered with a page that says whose it is', async () => {
  const { site, panel } = servers;
  const cases = [
    ['pt', '(11) 98765-0100', 'É nosso'],
    ['en', SECRET, 'It is not ours'],
    ['es', '98765-0100', 'No se puede saber'],
    ['xx', '@vitrine.example', 'É nosso'],
    ['en', '   ', 'Enter a phone number, email, profile or link.'],
    ['en', 'x'.repeat(501), 'We cannot tell'],
  ] as const;
  for (const [at, [language, contact, verdict]] of cases.entries()) {
    const from = `198.51.100.${at}`;
    const { headers, page } = await post(site.url, contact, { language, from });
    const spoken = language === 'xx' ? 'pt' : language;
    expect(/<html[^>]* lang="(\w+)"/.exec(page)?.[1]).toBe(spoken);
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    expect(main).toContain(verdict);
    // One verdict, and nothing else.
    const verdicts = [
      'É nosso<',
      'Não é nosso<',
      'It is ours<',
      'It is not ours<',
      'We cannot tell<',
    ];
    expect(verdicts.filter((one) => main.includes(one)).length).toBeLessThan(2);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(page).not.toContain('rel="canonical"');
  }
  const { page } = await post(site.url, '"><b>bold</b>', { from: '198.51.100.9' });
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;bold&lt;/b&gt;"');
  expect(page).not.toContain('"><b>bold');

  // Neither logged nor passed on, nor shown to the next visitor.
  const headers = { authorization: `Bearer ${WATCH_TOKEN}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  const next = await (await fetch(`${site.url}/en/verify`)).text();
  expect(metrics).toContain('route="api/verify"');
  expect(panel.log.length).toBeGreaterThan(0);
  for (const text of [site.log(), JSON.stringify(panel.log), metrics, next]) {
    expect(text).not.toContain(MARK);
  }
  // Last, when the log is complete.
  await site.stop();
  expect(site.log()).not.toContain(MARK);
});
