import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let pageMetadata: typeof import('@/lib/seo/metadata').pageMetadata;
let failureMetadata: typeof import('@/lib/seo/metadata').failureMetadata;
let previewPath: typeof import('@/lib/seo/preview').previewPath;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test/', SITE_NAME: 'Agência' });
  ({ pageMetadata, failureMetadata } = await import('@/lib/seo/metadata'));
  ({ previewPath } = await import('@/lib/seo/preview'));
});

const women = {
  route: { page: 'roster', view: 'women' },
  title: 'Women',
  description: 'x',
  preview: { title: 'Women', faces: [] },
} as const;

const FEED = 'https://site.test/feed.xml';
const post = {
  route: { page: 'post', id: 7, slug: 'dia' },
  title: 'Dia',
  description: 'x',
  preview: { title: 'Dia', faces: [] },
} as const;

describe('the metadata of a page', () => {
  it('has its canonical URL and those of the other languages', () => {
    const { alternates } = pageMetadata('en', women);
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...LOCALES, 'x-default']);
    expect(alternates).toMatchObject({
      canonical: 'https://site.test/en/models/women',
      languages: {
        pt: 'https://site.test/modelos/mulheres',
        en: 'https://site.test/en/models/women',
        es: 'https://site.test/es/modelos/mujeres',
        'x-default': 'https://site.test/modelos/mulheres',
      },
    });
  });

  it('includes the page number of a list in the URL, except for the first', () => {
    const second = pageMetadata('en', { ...women, number: 2 }).alternates;
    expect(second?.canonical).toBe('https://site.test/en/models/women?page=2');
    expect(second?.languages?.pt).toBe('https://site.test/modelos/mulheres?page=2');
    expect(pageMetadata('en', { ...women, number: 1 })).toEqual(pageMetadata('en', women));
  });

  it('has the agency in its title, and in the Open Graph data', () => {
    const metadata = pageMetadata('en', women);
    expect(metadata).toMatchObject({
      title: 'Women | Agência',
      description: 'x',
      openGraph: {
        title: 'Women | Agência',
        description: 'x',
        siteName: 'Agência',
        locale: 'en_US',
        url: 'https://site.test/en/models/women',
      },
    });
  });

  it.each([
    ['pt', 'pt_BR'],
    ['es', 'es_ES'],
  ] as const)('in %s has the Open Graph locale %s', (locale, region) => {
    expect(pageMetadata(locale, women).openGraph).toMatchObject({ locale: region });
  });

  it.each([
    ['its title', { title: 'Women', faces: [] }],
    ['its faces', { title: 'All', faces: ['a.jpg'] }],
  ])('has a picture of %s', (_what, preview) => {
    const { openGraph, twitter } = pageMetadata('en', { ...women, preview });
    const image = {
      url: `https://site.test${previewPath('en', women.route, preview)}`,
      alt: 'Women',
    };
    const size = { width: 1200, height: 630, type: 'image/jpeg' };
    expect(openGraph?.images).toEqual([{ ...image, ...size }]);
    expect(twitter).toEqual({
      card: 'summary_large_image',
      title: 'Women | Agência',
      description: 'x',
      images: [image],
    });
  });

  it.each([
    ['a list', 'website', undefined, women],
    ['the blog', 'website', FEED, { ...women, route: { page: 'blog' } }],
    ['a post', 'article', FEED, post],
  ] as const)('of %s has the type %s and links the feed %s', (_what, type, feed, page) => {
    const { openGraph, alternates } = pageMetadata('pt', page);
    expect(openGraph).toMatchObject({ type });
    expect(alternates?.types).toEqual(feed && { 'application/rss+xml': feed });
  });

  it('of a view that is not indexed has no URLs', () => {
    const metadata = pageMetadata('en', { ...women, indexed: false });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toBeUndefined();
    expect(pageMetadata('en', women).robots).toBeUndefined();
  });

  it('of a page in one language has its URL alone', () => {
    const { alternates } = pageMetadata('en', { ...post, written: 'pt' });
    expect(alternates?.canonical).toBe('https://site.test/blog/7/dia');
    expect(alternates?.languages).toBeUndefined();
  });

  it('escapes names', () => {
    const route = { page: 'post', id: 7, slug: 'olá "mundo"?' } as const;
    const metadata = pageMetadata('pt', { ...post, route });
    expect(metadata.alternates?.canonical).toBe(
      'https://site.test/blog/7/ol%C3%A1%20%22mundo%22%3F',
    );
  });
});

it('a page that cannot be shown has a title, and is not indexed', () => {
  expect(failureMetadata('Gone')).toEqual({ title: 'Gone | Agência', robots: { index: false } });
});
