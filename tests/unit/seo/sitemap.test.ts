import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteContent } from '@/lib/seo/sitemap';
import { filterRow } from '@/lib/talents/filter-row';
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

/** Twenty-one women, of whom the first alone has a cover and was seen to change. */
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
  changedAt: (id) => (id === 1 ? new Date('2026-06-01T12:00:00Z') : null),
};

const linesOf = (...told: Parameters<typeof sitemapOf>) =>
  [...sitemapOf(...told)].join('').split('\n');
const pathIn = (line: string) => /<loc>https:\/\/site\.test([^<]+)<\/loc>/.exec(line)?.[1] ?? [];

it('the index names the sitemap of each language', () => {
  expect(sitemapIndex().split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['pt', 'en', 'es'].map(
      (locale) => `<sitemap><loc>https://site.test/sitemap-${locale}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ]);
});

describe('the sitemap of a language', () => {
  it('tells where a page is, when it changed and what picture it has, as far as known', () => {
    const lines = linesOf('pt', CONTENT);
    expect(`${lines.slice(0, 2).join('\n')}\n`).toBe(HEAD);
    expect(lines.slice(-2)).toEqual(['</urlset>', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        '<url><loc>https://site.test/</loc></url>',
        '<url><loc>https://site.test/modelos/1/ana</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod><image:image><image:loc>https://site.test/storage/desktop/talents/1.jpg</image:loc></image:image></url>',
        '<url><loc>https://site.test/modelos/2/ana</loc></url>',
        '<url><loc>https://site.test/blog/7/ol%C3%A1</loc><image:image><image:loc>https://site.test/storage/desktop/posts/a&apos;b.jpg</image:loc></image:image></url>',
        '<url><loc>https://site.test/blog/6/dia</loc></url>',
      ]),
    );
  });

  it('lists every page of every list, and every talent', () => {
    expect(linesOf('en', CONTENT).flatMap(pathIn)).toEqual([
      ...['/en', '/en/favorites', '/en/be-a-model', '/en/about', '/en/contact'],
      ...['/en/blog', '/en/blog?page=2', '/en/privacy', '/en/verify'],
      ...['/en/models', '/en/models?page=2', '/en/models/women', '/en/models/women?page=2'],
      ...['/en/models/men', '/en/talents', '/en/models/new_faces', '/en/models/curvy'],
      ...['/en/talents/kids', '/en/models/teen', '/en/models/senior', '/en/models/actors'],
      ...['/en/models/international', '/en/talents/creative'],
      ...talents.map(({ id }) => `/en/models/${id}/ana`),
    ]);
  });

  it('lists the posts, which are Portuguese, in Portuguese alone', () => {
    const posts = (path: string) => /\/blog\/\d/.test(path);
    expect(linesOf('pt', CONTENT).flatMap(pathIn).filter(posts)).toEqual([
      '/blog/7/ol%C3%A1',
      '/blog/6/dia',
    ]);
    expect(linesOf('es', CONTENT).flatMap(pathIn).filter(posts)).toEqual([]);
  });

  it('comes in pieces of 64 kB', () => {
    const posts = Array.from({ length: 3_000 }, (_, id) => ({ id, slug: 'dia', image: null }));
    const pieces = [...sitemapOf('pt', { ...CONTENT, posts })];
    const text = pieces.join('');
    expect(pieces.length).toBe(Math.ceil(text.length / 65_536));
    expect(text.split('\n').filter((line) => /^<url>.*<\/url>$/.test(line))).toHaveLength(
      linesOf('pt', { ...CONTENT, posts: [] }).length - 4 + posts.length,
    );
  });
});
