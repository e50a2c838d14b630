import { expect, inject, test } from 'vitest';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { fileOf, formOf, smallApplication } from '../fixtures/application.ts';
import { readPlainPage } from '../fixtures/plain-pages.ts';
import { visitShared } from './visit.ts';

const GUEST = { name: 'Zoë', phone: '11 3333-0000', email: 'zoe@example.com' };

/** Posts a form as a browser without script does. */
function press(path: string, body: BodyInit, from: string, headers: Record<string, string> = {}) {
  return fetch(inject('site') + path, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: {
      ...{ accept: 'text/html', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from },
      ...headers,
    },
  });
}

async function application() {
  const { filling_ms: _time, ...fields } = await smallApplication();
  return fields;
}

test('every form says thanks, in the language of its page', async () => {
  const { body: list } = await visitShared('/modelos');
  const [, id = ''] = /href="\/modelos\/(\d+)\//.exec(list) ?? [];
  const message = { ...GUEST, subject: 'x', message: 'y' };
  for (const [path, body, title, text] of [
    [
      '/api/contact?lang=en',
      new URLSearchParams(message),
      en.contact.thanksTitle,
      en.contact.thanksText,
    ],
    [
      '/api/get-scouted',
      formOf(await application()),
      pt.scouting.thanksTitle,
      pt.scouting.thanksText,
    ],
    [
      '/api/favorites?lang=es',
      new URLSearchParams({ ...GUEST, ids: id }),
      es.favorites.form.sent,
      es.favorites.form.sentHint,
    ],
  ] as const) {
    const answer = await press(path, body, '198.51.200.2');
    const { headers } = answer;
    expect([
      path,
      headers.get('cache-control'),
      headers.get('x-robots-tag'),
      headers.get('set-cookie'),
    ]).toEqual([...[path, 'no-store', 'noindex', null]]);
    expect(headers.get('content-security-policy')).toContain("form-action 'none'");
    expect(await readPlainPage(answer)).toMatchObject({ status: 200, title, text, rows: [] });
  }
});

test('a large upload that is refused by the rate limit is read, so that its page is shown', async () => {
  const from = '198.51.200.3';
  const large = () => formOf({ image_1: fileOf(Buffer.alloc(8 * 1024 * 1024, 1)) });
  for (let time = 0; time < 5; time += 1) {
    await press('/api/get-scouted', new URLSearchParams(), from);
  }
  const answer = await press('/api/get-scouted', large(), from);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const { status, text } = await readPlainPage(answer);
  expect([status, text]).toEqual([429, pt.forms.refusals.rate]);
});

test('a shared selection may be restored by the browser, which with no-store it is not', async () => {
  const { status, headers } = await visitShared('/favoritos?ids=1208');
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
});

test('keys of earlier releases in an address show the form', async () => {
  const form = (await visitShared('/contato')).body;
  for (const query of ['?sent=1', `?reply=${crypto.randomUUID()}`]) {
    const { status, body } = await visitShared(`/contato${query}`);
    expect([status, body]).toEqual([200, form]);
  }
});

test('the application shows a talent in four photos, and a 404 page a face', async () => {
  const { body: application } = await visitShared('/seja-um-modelo');
  const [, photos = ''] = /<figure[^>]*>(.*?)<\/figure>/s.exec(application) ?? [];
  expect(photos.match(/<img /g)).toHaveLength(4);
  expect(photos).toMatch(/<a [^>]*href="\/modelos\/\d+\//);
  const { status, body } = await visitShared('/nada-aqui');
  const [, face = ''] = /<figure[^>]*>(.*?)<\/figure>/s.exec(body) ?? [];
  expect([status, face]).toEqual([404, expect.stringMatching(/<img .*href="\/modelos\/\d+\//s)]);
});
