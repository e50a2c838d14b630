import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

const PAGES = 'deploy/nginx/pages';

test('nginx has both error pages in each language of the site, and in no other', () => {
  const expected = LOCALES.flatMap((locale) => [`limited.${locale}`, `unavailable.${locale}`]);
  const files = globSync(`${PAGES}/*.html`).map((file) => path.basename(file, '.html'));
  expect(files.sort()).toEqual(expected.sort());
});

test.each(LOCALES)('nginx and the site have the same error texts in %s', (locale) => {
  const { errors } = messagesOf(locale);
  const page = readFileSync(`${PAGES}/unavailable.${locale}.html`, 'utf8');
  expect(page).toContain(`<html lang="${locale}">`);
  for (const words of [errors.unavailable, errors.unavailableText, errors.retry]) {
    expect(page).toContain(`>${words}<`);
  }
});

test('nginx knows the language of a path and of a post', () => {
  const configuration = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const [, map = ''] =
    /map \$request_uri \$vitrine_language \{(.*?)\n {4}\}/s.exec(configuration) ?? [];
  expect(map).toContain(`default ${DEFAULT_LOCALE};`);
  const cases = Array.from(map.matchAll(/"~(.*)" (\w+);/g), ([, pattern = '', language]) => {
    return { pattern: new RegExp(pattern), language };
  });
  const languageOf = (uri: string) => cases.find(({ pattern }) => pattern.test(uri))?.language;
  for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
    const uris = [`/${locale}`, `/${locale}/x`, `/${locale}?x`, `/api/contact?lang=${locale}`];
    expect([locale, ...uris.map(languageOf)]).toEqual([locale, ...uris.map(() => locale)]);
  }
});

test('the error pages of nginx have the colors of the site', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const colors = readFileSync(`${PAGES}/page.css`, 'utf8').match(/#[\da-f]{6}/g) ?? [];
  expect(colors).toHaveLength(8);
  for (const color of colors) expect(tokens).toContain(color);
});
