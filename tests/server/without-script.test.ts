import { expect, inject, test } from 'vitest';
import pt from '@/messages/pt.json';
import { fileOf, formOf } from '../fixtures/application.ts';
import { readPlainPage } from '../fixtures/plain-pages.ts';
import { visitShared } from './visit.ts';

test('a large upload that is refused by the rate limit is read, so that its page is shown', async () => {
  const press = (body: BodyInit) =>
    fetch(`${inject('site')}/api/get-scouted`, {
      ...{ method: 'POST', redirect: 'manual', body },
      headers: {
        ...{ accept: 'text/html', 'sec-fetch-site': 'same-origin' },
        'x-forwarded-for': '198.51.200.3',
      },
    });
  for (let time = 0; time < 5; time += 1) await press(new URLSearchParams());
  const answer = await press(formOf({ image_1: fileOf(Buffer.alloc(8 * 1024 * 1024, 1)) }));
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const { status, text } = await readPlainPage(answer);
  expect([status, text]).toEqual([429, pt.forms.refusals.rate]);
});

test('keys of earlier releases in an address show the form', async () => {
  const form = (await visitShared('/contato')).body;
  for (const query of ['?sent=1', `?reply=${crypto.randomUUID()}`]) {
    const { status, body } = await visitShared(`/contato${query}`);
    expect([status, body]).toEqual([200, form]);
  }
});
