import { expect, test } from 'vitest';
import english from '@/messages/en.json' with { type: 'json' };
import { LAST, MULTIPART, part } from '../fixtures/posted-body.ts';
import { serversOfFile } from '../server/visit.ts';

const WATCH_TOKEN = 'a token that only this test knows';
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
};

/** Posts a contact as a browser without script does. */
async function post(site: string, contact: string, options: Options = {}) {
  const { body = new URLSearchParams({ contact }).toString(), headers } = options;
  const { language = 'en' } = options;
  const answer = await fetch(`${site}/api/verify?lang=${language}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '198.51.100.1',
      ...headers,
    },
    body,
  });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
}

const alertIn = (page: string) => /<p role="alert"[^>]*>([^<]*)</.exec(page)?.[1];

test('a post that is not from the page is refused by a page that says why', async () => {
  const { site } = servers;
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const refused = [
    [{ headers: elsewhere }, 403, 'origin'],
    [{ headers: { 'content-type': 'text/plain' } }, 415, 'media-type'],
    [{ headers: { 'content-type': MULTIPART }, body: CONTACT_PART }, 415, 'media-type'],
    [{ body: `contact=${'x'.repeat(9_000)}` }, 413, 'too-large'],
    [{ headers: { 'content-type': 'application/json' }, body: '[' }, 400, 'malformed'],
  ] as const;
  for (const [options, status, reason] of refused) {
    const answer = await post(site.url, SECRET, options);
    expect([answer.status, alertIn(answer.page)]).toEqual([status, english.forms.refusals[reason]]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.page).not.toContain(MARK);
  }
  const read = await fetch(`${site.url}/api/verify`);
  expect(read.status).toBe(405);
});

test('the page’s script gets the verdict as JSON', async () => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const ask = async (contact: string) => {
    const body = JSON.stringify({ contact });
    const { status, headers: received, page } = await post(servers.site.url, '', { headers, body });
    return [status, received.get('cache-control'), JSON.parse(page)];
  };
  expect(await ask('@stranger')).toEqual([200, 'no-store', { kind: 'not-ours' }]);
  const contacts = [expect.objectContaining({ text: '+55 11 98765-0100' })];
  const [, , verdict] = await ask('(11) 98765-0100');
  expect(verdict).toMatchObject({ kind: 'ours', contacts: expect.arrayContaining(contacts) });
});

test('a contact posted without script is answered with a page that says whose it is', async () => {
  const { site, panel } = servers;
  const cases = [
    ['pt', '(11) 98765-0100', 'É nosso'],
    ['en', SECRET, 'It is not ours'],
    ['es', '98765-0100', 'No se puede saber'],
    ['xx', '@vitrine.example', 'É nosso'],
    ['en', '   ', 'We cannot tell'],
    ['en', 'x'.repeat(501), 'We cannot tell'],
  ] as const;
  for (const [language, contact, verdict] of cases) {
    const { headers, page } = await post(site.url, contact, { language });
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
