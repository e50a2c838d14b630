import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { documentPath } from '@/lib/routes/build';
import { isCastingPath, resolveDocument } from '@/lib/routes/documents';

const ANA = { page: 'profile', id: 12, slug: 'ana' } as const;

describe('the path of a PDF', () => {
  it.each(LOCALES)('of a profile and of favorites in %s leads to its handler', (locale) => {
    expect(resolveDocument(documentPath(locale, ANA))).toEqual({
      kind: 'serve',
      locale,
      path: `/${locale}/profile/12/composite.pdf`,
    });
    expect(resolveDocument(documentPath(locale, { page: 'favorites' }))).toMatchObject({
      path: `/${locale}/favorites/casting.pdf`,
    });
  });

  it.each([
    ['/en/favoritos/casting.pdf', '/en/favorites/casting.pdf'],
    ['/pt/favoritos/casting.pdf', '/favoritos/casting.pdf'],
    ['/favorites/casting.pdf', '/en/favorites/casting.pdf'],
    ['/favoritos//casting.pdf', '/favoritos/casting.pdf'],
    ['/models/12/ana/composite.pdf', '/en/models/12/ana/composite.pdf'],
    ['/curvy/012/composite.pdf', '/modelos/12/composite.pdf'],
  ])('%s is redirected once, to %s', (path, target) => {
    expect(resolveDocument(path)).toMatchObject({ kind: 'redirect', path: target });
    expect(resolveDocument(target)?.kind).toBe('serve');
  });

  it.each(['', '/ana', '/Any%20name', '/.pdf'])('of a profile may have the slug %j', (slug) =>
    expect(resolveDocument(`/en/models/12${slug}/composite.pdf`)).toEqual({
      kind: 'serve',
      locale: 'en',
      path: '/en/profile/12/composite.pdf',
    }),
  );

  it.each([
    ...['/composite.pdf', '/casting.pdf', '/modelos/composite.pdf', '/favoritos/composite.pdf'],
    ...['/modelos/12/ana/casting.pdf', '/sobre/casting.pdf', '/blog/7/a/composite.pdf'],
    ...['/favoritos/casting.pdf/', '/favoritos/x.pdf', '/favoritos/casting.pdf.pdf'],
    '/nope/casting.pdf',
  ])('%s is none', (path) => expect(resolveDocument(path)).toBeNull());

  it('of a sheet is the one that takes a post', () => {
    expect(isCastingPath('/en/favorites/casting.pdf')).toBe(true);
    expect(isCastingPath('/modelos/12/ana/composite.pdf')).toBe(false);
    expect(isCastingPath('/favoritos')).toBe(false);
  });
});
