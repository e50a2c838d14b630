import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { pageOfPreview } from '@/lib/routes/preview-path';
import type { Route } from '@/lib/routes/route';
import { previewPath, previewVersion } from '@/lib/seo/preview';

const ANA = { title: 'Ana', faces: ['1.jpg', '2.jpg', '3.jpg', '4.jpg'] };

describe('the preview picture of a page', () => {
  it.each<[Locale, Route, string, string]>([
    ['pt', { page: 'home' }, '/', '/preview/picture.jpg'],
    ['en', { page: 'home' }, '/en', '/preview/en/picture.jpg'],
    [
      'pt',
      { page: 'profile', id: 7, slug: 'ana' },
      '/modelos/7/ana',
      '/preview/modelos/7/ana/picture.jpg',
    ],
  ])('in %s of %j is below its path %s', (locale, route, page, picture) => {
    const path = previewPath(locale, route, ANA);
    expect(path).toBe(`${picture}?v=${previewVersion(ANA)}`);
    expect(pageOfPreview(picture)).toBe(page);
  });

  it('has in its address all that it depends on', () => {
    const list = { ...ANA, query: 'letter=a&page=2' };
    expect(previewPath('en', { page: 'roster', view: 'women' }, list)).toBe(
      `/preview/en/models/women/picture.jpg?letter=a&page=2&v=${previewVersion(ANA)}`,
    );
  });

  it.each(['/modelos/7/ana', '/modelos/picture.jpg', '/preview/modelos', '/preview/modelos.jpg'])(
    'does not exist at %s',
    (path) => {
      expect(pageOfPreview(path)).toBeNull();
    },
  );
});

describe('the version of a preview picture', () => {
  const version = previewVersion(ANA);

  it('is short enough for a query', () => {
    expect(version).toMatch(/^[\w-]{12}$/);
  });

  it.each([
    ['title', { ...ANA, title: 'Bia' }],
    ['id, which is drawn for a name that cannot be set', { ...ANA, id: 8 }],
    ['first face', { ...ANA, faces: ['5.jpg', '2.jpg', '3.jpg', '4.jpg'] }],
    ['last face', { ...ANA, faces: ANA.faces.slice(0, 3) }],
  ])('changes with its %s', (_what, other) => {
    expect(previewVersion(other)).not.toBe(version);
  });

  it('does not change with a fifth face, which is not shown', () => {
    expect(previewVersion({ ...ANA, faces: [...ANA.faces, '5.jpg'] })).toBe(version);
  });
});
