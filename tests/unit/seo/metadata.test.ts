import { beforeEach, describe, expect, it } from 'vitest';
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

const post = {
  route: { page: 'post', id: 7, slug: 'dia' },
  title: 'Dia',
  description: 'x',
  preview: { title: 'Dia', faces: [] },
} as const;

describe('the metadata of a page', () => {
  it('that is the first of a list has no number in its URL', () => {
    expect(pageMetadata('en', { ...women, number: 1 })).toEqual(pageMetadata('en', women));
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
