import { beforeEach, describe, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let pageMetadata: typeof import('@/lib/seo/metadata').pageMetadata;
let previewPath: typeof import('@/lib/seo/preview').previewPath;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test/', SITE_NAME: 'Agência' });
  ({ pageMetadata } = await import('@/lib/seo/metadata'));
  ({ previewPath } = await import('@/lib/seo/preview'));
});

const women = {
  route: { page: 'roster', view: 'women' },
  title: 'Women',
  description: 'x',
  preview: { title: 'Women', faces: [] },
} as const;

describe('the metadata of a page', () => {
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
});
