import { beforeEach, describe, expect, it } from 'vitest';
import type { pageMetadata as describePage } from '@/lib/seo/metadata';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let pageMetadata: typeof describePage;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test/', SITE_NAME: 'Agência' });
  ({ pageMetadata } = await import('@/lib/seo/metadata'));
});

const women = {
  route: { page: 'roster', view: 'women' },
  title: 'Women',
  description: 'x',
} as const;

describe('the metadata of a page', () => {
  it('has its own url and those of the other languages', () => {
    expect(pageMetadata('en', women).alternates).toEqual({
      canonical: 'https://site.test/en/models/women',
      languages: {
        pt: 'https://site.test/modelos/mulheres',
        en: 'https://site.test/en/models/women',
        es: 'https://site.test/es/modelos/mujeres',
        'x-default': 'https://site.test/modelos/mulheres',
      },
    });
  });

  it('counts a page of a list as a url of its own, but not the first one', () => {
    const second = pageMetadata('en', { ...women, number: 2 }).alternates;
    expect(second?.canonical).toBe('https://site.test/en/models/women?page=2');
    expect(second?.languages?.pt).toBe('https://site.test/modelos/mulheres?page=2');
    expect(pageMetadata('en', { ...women, number: 1 })).toEqual(pageMetadata('en', women));
  });

  it('names the agency in the title, and goes with a link to it', () => {
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

  it('of a view that is not to be indexed has no urls', () => {
    const metadata = pageMetadata('en', { ...women, indexed: false });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toBeUndefined();
    expect(pageMetadata('en', women).robots).toBeUndefined();
  });

  it('of a page that is written in one language leads to that one', () => {
    const post = {
      route: { page: 'post', id: 7, slug: 'dia' },
      title: 'Dia',
      description: 'x',
    } as const;
    const { alternates } = pageMetadata('en', { ...post, written: 'pt' });
    expect(alternates?.canonical).toBe('https://site.test/blog/7/dia');
    expect(alternates?.languages).toBeUndefined();
  });

  it('encodes what a name may hold', () => {
    const route = { page: 'post', id: 7, slug: 'olá "mundo"?' } as const;
    const metadata = pageMetadata('pt', { route, title: 'Olá', description: 'x' });
    expect(metadata.alternates?.canonical).toBe(
      'https://site.test/blog/7/ol%C3%A1%20%22mundo%22%3F',
    );
  });
});
