import { beforeEach, describe, expect, it } from 'vitest';
import type { pageMetadata as describePage } from '@/lib/seo/metadata';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let pageMetadata: typeof describePage;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test/', SITE_NAME: 'Agência' });
  ({ pageMetadata } = await import('@/lib/seo/metadata'));
});

const women = { locale: 'en', route: { page: 'roster', view: 'women' }, title: 'Women' } as const;

describe('the metadata of a page', () => {
  it('has its own address and those of the other languages', () => {
    expect(pageMetadata(women).alternates).toEqual({
      canonical: 'https://site.test/en/models/women',
      languages: {
        pt: 'https://site.test/modelos/mulheres',
        en: 'https://site.test/en/models/women',
        es: 'https://site.test/es/modelos/mujeres',
        'x-default': 'https://site.test/modelos/mulheres',
      },
    });
  });

  it('counts a page of a list as an address of its own, but not the first one', () => {
    const second = pageMetadata({ ...women, page: 2 }).alternates;
    expect(second?.canonical).toBe('https://site.test/en/models/women?page=2');
    expect(second?.languages?.pt).toBe('https://site.test/modelos/mulheres?page=2');
    expect(pageMetadata({ ...women, page: 1 })).toEqual(pageMetadata(women));
  });

  it('names the agency in the title, and describes it where nothing else is said', () => {
    const metadata = pageMetadata(women);
    expect(metadata).toMatchObject({
      title: 'Women | Agência',
      description: 'Agência de publicidade e propaganda.',
      openGraph: { title: 'Women | Agência', siteName: 'Agência', locale: 'en' },
    });
    expect(pageMetadata({ ...women, description: 'x' })).toMatchObject({
      ...{ description: 'x', openGraph: { description: 'x' } },
    });
  });

  it('of a view that is not to be kept has no addresses', () => {
    const metadata = pageMetadata({ ...women, indexed: false });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toBeUndefined();
    expect(pageMetadata(women).robots).toBeUndefined();
  });

  it('encodes what a name may hold', () => {
    const route = { page: 'post', id: 7, slug: 'olá "mundo"?' } as const;
    const metadata = pageMetadata({ locale: 'pt', route, title: 'Olá' });
    expect(metadata.alternates?.canonical).toBe(
      'https://site.test/blog/7/ol%C3%A1%20%22mundo%22%3F',
    );
  });
});
