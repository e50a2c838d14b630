import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const NEW = [{ id: 1884 }];

const cover = (id: number) => `talents/${id}/cover.jpg`;
const listed = (id: number, name: string, more: object = {}) => {
  return { id, name, slug: name.toLowerCase(), gender: 'woman', cover: cover(id), ...more };
};

const post = { id: 7, slug: 'casting', title: 'Casting', image: 'a.jpg' };

let previewOfPage: typeof import('@/lib/preview/of-page').previewOfPage;

beforeEach(async () => {
  const services = await startServices({
    '/api/talents': [
      listed(1, 'Ana', { categories: NEW, shoes: '47' }),
      listed(4, 'Eva', { gender: null, categories: NEW, birthdate: '2000-01-01' }),
      listed(5, 'Gil', { gender: null, categories: NEW, birthdate: '2015-01-01' }),
      listed(2, 'Bia', { shoes: '38' }),
      listed(3, 'Caio', { gender: 'man', cover: null }),
    ],
    '/api/talent/profile': { data: { id: 2, name: 'Bia', cover: cover(2) } },
    '/api/posts/blog/pt': [post],
    '/api/posts/blog/pt/casting': { data: post },
  });
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  ({ previewOfPage } = await import('@/lib/preview/of-page'));
});

type Route = Parameters<typeof previewOfPage>[1];
const drawn = (route: Route, query = '') => previewOfPage('pt', route, new URLSearchParams(query));

describe('the preview picture of a page', () => {
  it.each<[string, Route, string, string[]]>([
    ['home', { page: 'home' }, '', [cover(1), cover(4), cover(5)]],
    ['a list', { page: 'roster', view: 'women' }, '', [cover(1), cover(2)]],
    ['a list of men', { page: 'roster', view: 'men' }, '', []],
    ['a list by letter', { page: 'roster', view: 'women' }, 'letter=b', [cover(2)]],
    ['a list by category', { page: 'roster', view: 'women' }, 'category=new_faces', [cover(1)]],
    ['a list by shoes', { page: 'roster', view: 'women' }, 'shoes=34-44', [cover(2)]],
    ['a profile', { page: 'profile', id: 2, slug: 'bia' }, '', [cover(2)]],
    ['a post', { page: 'post', id: 7, slug: 'casting' }, '', ['a.jpg']],
    ['a selection', { page: 'favorites' }, 'ids=2,1', [cover(2), cover(1)]],
    ['a long selection', { page: 'favorites' }, 'ids=9,8,7,6,2', [cover(4)]],
    ['no selection', { page: 'favorites' }, '', [cover(4)]],
    ['a text', { page: 'about' }, '', [cover(4)]],
    ['the list of posts', { page: 'blog' }, '', [cover(4)]],
  ])('%s shows its faces, or adult new faces', async (_, route, query, faces) => {
    expect((await drawn(route, query)).faces).toEqual(faces);
  });

  it.each<[Route, string, string]>([
    [{ page: 'home' }, '', 'Agência de modelos'],
    [{ page: 'roster', view: 'women' }, '', 'Mulheres'],
    [{ page: 'favorites' }, '', 'Favoritos'],
    [{ page: 'favorites' }, 'ids=1', 'Seleção compartilhada'],
    [{ page: 'about' }, '', 'Sobre'],
    [{ page: 'profile', id: 2, slug: 'any' }, '', 'Bia'],
    [{ page: 'post', id: 7, slug: '' }, '', 'Casting'],
  ])('of %o with %j has the title of the page', async (route, query, title) => {
    expect((await drawn(route, query)).title).toContain(title);
  });

  it.each<[string, Route]>([
    ['a profile that does not exist', { page: 'profile', id: 9, slug: 'ana' }],
    ['a post that is not there', { page: 'post', id: 8, slug: 'none' }],
  ])('does not exist for %s', async (_what, route) => {
    const { MissingPageError } = await import('@/lib/page/outcomes');
    await expect(drawn(route)).rejects.toBeInstanceOf(MissingPageError);
  });
});

describe('the file of a preview', () => {
  const LASTING = 'public, max-age=31536000, immutable';
  const BRIEF = 'public, max-age=60';
  const MEN = { page: 'roster', view: 'men' } as const;

  it.each<[string, Route, string, string, (version: string) => string]>([
    ['in its current version', MEN, LASTING, '600', (url) => url],
    ['in another version', MEN, BRIEF, '600', (url) => `${url}x`],
    ['in no version', MEN, BRIEF, '600', (url) => url.replace(/\?.*/, '')],
    ['without a face', { page: 'profile', id: 2, slug: 'bia' }, BRIEF, '60', (url) => url],
  ])(
    '%s is cached for as long as it stays the same',
    async (_what, route, control, accel, asked) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.doMock('@/lib/preview/draw', () => ({ drawPreview: async () => Buffer.from('jpeg') }));
      const { previewPath } = await import('@/lib/seo/preview');
      const { GET } = await import('@/app/preview/[...path]/route');
      const path = asked(previewPath('pt', route, await drawn(route)));
      const { status, headers } = await GET(new NextRequest(`http://site.test${path}`), {});
      expect([status, Object.fromEntries(headers)]).toEqual([
        200,
        {
          'cache-control': control,
          'content-type': 'image/jpeg',
          'x-accel-expires': accel,
          'x-robots-tag': 'noindex',
        },
      ]);
    },
  );
});
