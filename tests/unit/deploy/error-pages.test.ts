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
  const styles = readFileSync('app/styles/tokens.css', 'utf8');
  const tokens = styles.replace(
    /var\((--color-\w+)\)/g,
    (_, name) => new RegExp(`${name}: (#\\w+);`).exec(styles)?.[1] ?? '',
  );
  const page = readFileSync(`${PAGES}/page.css`, 'utf8');
  const names = ['paper', 'ink', 'mute', 'accent'];
  const own = names.map((name) =>
    Array.from(page.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g')), ([, color]) => color),
  );
  const colors = names.map((name) =>
    new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens)?.slice(1),
  );
  expect(own).toEqual(colors);
});
