import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { visitShared } from './visit.ts';

test('unrecognized words in an address are shown as text, up to a bound', async () => {
  const long = 'x'.repeat(201);
  const query = new URLSearchParams([
    ['unread', '<b>bold</b>'],
    ['unread', long],
    ...Array.from({ length: 9 }, (_, at) => ['unread', `word${at}`]),
  ]);
  const { status, body } = await visitShared(`/modelos?${query}`);
  expect(status).toBe(200);
  expect(body).toContain('“…”, “word0”');
  expect(body).not.toContain('<b>bold');
  expect(body).not.toContain(`“${long}”`);
  expect(body).not.toContain('“word9”');
});

test.each([...LOCALES, 'xx'])(
  'the dialog gets its texts for %s, which no page carries',
  async (lang) => {
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
    const { search } = messagesOf(locale);
    const { status, headers, body } = await visitShared(`/api/search/data?lang=${lang}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { texts, categoryIds } = JSON.parse(body);
    expect(texts).toEqual(search);
    expect(Object.values(categoryIds).every(Number.isInteger)).toBe(true);
    const page = (await visitShared(pathOf(locale, { page: 'contact' }))).body;
    expect(page).not.toContain(search.idleHint);
  },
);
