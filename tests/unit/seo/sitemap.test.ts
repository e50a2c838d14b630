import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { PLAIN_PAGES, type Route } from '@/lib/routes/route';
import type { SiteContent } from '@/lib/seo/sitemap';
import { filterRow } from '@/lib/talents/filter-row';
import { ROSTER_VIEWS } from '@/lib/talents/views';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let sitemapIndex: typeof import('@/lib/seo/sitemap').sitemapIndex;
let sitemapOf: typeof import('@/lib/seo/sitemap').sitemapOf;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  ({ sitemapIndex, sitemapOf } = await import('@/lib/seo/sitemap'));
});

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

/** Twenty-one women, of whom only the first has a cover and was seen to change. */
const talents = Array.from({ length: 21 }, (_, place) =>
  person({ id: place + 1, name: 'Ana', cover: place === 0 ? 'talents/1.jpg' : null }),
).map((talent) => ({ ...talent, ...filterRow(talent, new Date(0)) }));

const CONTENT: SiteContent = {
  talents,
  posts: [
    { id: 7, slug: 'olá', image: "posts/a'b.jpg" },
    { id: 6, slug: 'dia', image: null },
  ],
  blogPages: 2,
  about: true,
};

const linesOf = (...args: Parameters<typeof sitemapOf>) =>
  [...sitemapOf(...args)].join('').split('\n');
const pathIn = (line: string) => /<loc>https:\/\/site\.test([^<]+)<\/loc>/.exec(line)?.[1] ?? [];

it('the index lists the sitemap of each language', () => {
  expect(sitemapIndex().split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...LOCALES.map(
      (locale) => `<sitemap><loc>https://site.test/sitemap-${locale}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ]);
});

describe('the sitemap of a language', () => {
  it('states the location, last change and picture of a page, where known', () => {
    const lines = linesOf('pt', CONTENT);
    expect(`${lines.slice(0, 2).join('\n')}\n`).toBe(HEAD);
    expect(lines.slice(-2)).toEqual(['</urlset>', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        '<url><loc>https://site.test/</loc></url>',
        '<url><loc>https://site.test/modelos/1/ana</loc><image:image><image:loc>https://site.test/storage/desktop/talents/1.jpg</image:loc></image:image></url>',
        '<url><loc>https://site.test/modelos/2/ana</loc></url>',
        '<url><loc>https://site.test/blog/7/ol%C3%A1</loc><image:image><image:loc>https://site.test/storage/desktop/posts/a&apos;b.jpg</image:loc></image:image></url>',
        '<url><loc>https://site.test/blog/6/dia</loc></url>',
      ]),
    );
  });

  it('lists every page of every list, and every profile', () => {
    const long = ['/en/blog', '/en/models', '/en/models/women'];
    const routes: Route[] = [
      ...PLAIN_PAGES.map((page) => ({ page })),
      ...ROSTER_VIEWS.map((view) => ({ page: 'roster' as const, view })),
    ];
    const paths = routes.map((route) => pathOf('en', route));
    expect(paths).toEqual(expect.arrayContaining(['/en', '/en/verify', ...long]));
    expect(linesOf('en', CONTENT).flatMap(pathIn)).toEqual([
      ...paths.flatMap((path) => (long.includes(path) ? [path, `${path}?page=2`] : [path])),
      ...talents.map(({ id }) => `/en/models/${id}/ana`),
    ]);
  });

  it('lists no text of the agency that the panel does not have', () => {
    const paths = linesOf('pt', { ...CONTENT, about: false }).flatMap(pathIn);
    expect(
      linesOf('pt', CONTENT)
        .flatMap(pathIn)
        .filter((path) => !paths.includes(path)),
    ).toEqual(['/sobre']);
  });

  it('lists the posts, which are in Portuguese, only there', () => {
    const posts = (path: string) => /\/blog\/\d/.test(path);
    expect(linesOf('pt', CONTENT).flatMap(pathIn).filter(posts)).toEqual([
      '/blog/7/ol%C3%A1',
      '/blog/6/dia',
    ]);
    expect(linesOf('es', CONTENT).flatMap(pathIn).filter(posts)).toEqual([]);
  });

  it('is sent in chunks of 64 kB', () => {
    const posts = Array.from({ length: 3_000 }, (_, id) => ({ id, slug: 'dia', image: null }));
    const pieces = [...sitemapOf('pt', { ...CONTENT, posts })];
    const text = pieces.join('');
    expect(pieces.length).toBe(Math.ceil(text.length / 65_536));
    expect(text.split('\n').filter((line) => /^<url>.*<\/url>$/.test(line))).toHaveLength(
      linesOf('pt', { ...CONTENT, posts: [] }).length - 4 + posts.length,
    );
  });
});
