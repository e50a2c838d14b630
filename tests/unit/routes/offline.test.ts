import { expect, test } from 'vitest';
import { offlineLocale, offlinePath } from '@/lib/routes/offline';

test.each([
  ['pt', '/favoritos/offline'],
  ['en', '/en/favorites/offline'],
  ['es', '/es/favoritos/offline'],
] as const)('a saved selection in %s is opened at %s', (locale, path) => {
  expect([offlinePath(locale), offlineLocale(path)]).toEqual([path, locale]);
});

test.each(['/favoritos', '/favoritos/offline/', '/favorites/offline', '/pt/favoritos/offline'])(
  '%s is not such a path',
  (path) => {
    expect(offlineLocale(path)).toBeUndefined();
  },
);
