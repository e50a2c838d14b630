import { expect, inject, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { talentId } from '../demo-panel/seed/talent.ts';
import { visit, visitShared } from './visit.ts';

const ask = (path: string, ip: string, headers: Record<string, string> = {}) =>
  visit(inject('site') + path, { headers: { ...headers, 'x-forwarded-for': ip } });

/** The first answer beyond the limit, to a client who asks for a page many times at once. */
async function refused(path: string, ip: string) {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(path, ip)));
  const beyond = answers.find(({ status }) => status === 429);
  if (!beyond) throw new Error('there is no limit');
  return beyond;
}

test('beyond the limit there is a page that says when to return', async () => {
  const ip = '198.19.0.1';
  const path = pathOf('en', { page: 'roster', view: 'models' });
  const { headers, body } = await refused(`${path}?page=2`, ip);
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(20);
  expect(headers.get('cache-control')).toBe('no-store');
  for (const locale of LOCALES) {
    const { errors } = messagesOf(locale);
    const list = pathOf(locale, { page: 'roster', view: 'models' });
    const page = await ask(`${list}?page=2`, ip);
    expect([page.status, page.headers.get('content-language')]).toEqual([429, locale]);
    expect(page.body).toContain(`<html lang="${locale}">`);
    for (const text of [errors.limited, errors.limitedText, errors.retry]) {
      expect(page.body).toContain(`>${text}<`);
    }
  }
  expect(body).not.toContain('<script');
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
  expect((await ask(style, ip)).status).toBe(200);

  // The router of a page that is open loads such a page as a document.
  const { headers: named } = await ask(`${path}?page=2`, ip, { rsc: '1' });
  const data = await ask(named.get('location') ?? '', ip, { rsc: '1' });
  expect(data.status).toBe(429);
  expect(data.headers.get('content-type')).toBe('text/html; charset=utf-8');
  // Cached pages are unlimited, and so is the next client.
  for (const cached of [path, `${path}?letter=`, `${path}?utm_source=x`]) {
    expect((await ask(cached, ip)).status).toBe(200);
  }
  expect((await visitShared(`${path}?page=2`)).status).toBe(200);
});

test('a prefetch gets nothing, and is not counted', async () => {
  const [path, ip] = ['/modelos?page=2', '198.19.0.50'];
  const prefetch = () => ask(path, ip, { rsc: '1', 'next-router-prefetch': '1' });
  const answers = await Promise.all(Array.from({ length: 60 }, prefetch));
  expect(new Set(answers.map(({ status, body }) => `${status}${body}`))).toEqual(new Set(['204']));
  expect((await ask(path, ip)).status).toBe(200);
});

test('talents and posts that are missing are limited, and nothing that is cached', async () => {
  const ip = '198.19.0.60';
  const known = `/modelos/${talentId(3)}`;
  expect((await ask(known, ip)).status).toBe(200);
  for (let time = 0; time < 40; time += 1) {
    expect((await ask(`/modelos/${990_000 + time}`, ip)).status).toBe(404);
  }
  for (const path of ['/modelos/990100', '/blog/990100', '/modelos?page=2']) {
    expect([path, (await ask(path, ip)).status]).toEqual([path, 429]);
  }
  for (const [path, status] of [
    ['/modelos', 200],
    [known, 200],
    ['/nope', 404],
  ] as const) {
    expect([path, (await ask(path, ip)).status]).toEqual([path, status]);
  }
  expect((await visitShared('/modelos/990100')).status).toBe(404);
});

test('a forwarded loopback address is a client like any other', async () => {
  await refused('/modelos?page=2', '::ffff:7f00:1');
});

test('a loopback address, behind which all visitors may be, has no limit', async () => {
  const pages = Array.from({ length: 60 }, () => visit(`${inject('site')}/modelos?q=zz`));
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
});
