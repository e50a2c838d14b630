import { beforeEach, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let agency: typeof import('@/lib/seo/agency');

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  agency = await import('@/lib/seo/agency');
});

const NETWORK = 'https://network.test/a';

it.each([
  [[], {}],
  [[NETWORK], { sameAs: [NETWORK] }],
])('structured data of the agency have the networks %j and its contacts', (networks, known) => {
  expect(agency.organization('Words', networks)).toEqual({
    '@type': 'Organization',
    '@id': 'https://site.test/#agency',
    name: 'Agência',
    description: 'Words',
    url: 'https://site.test/',
    logo: 'https://site.test/icon-512.png',
    email: 'contato@vitrine.example',
    telephone: '+551130620100',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua Oscar Freire, 1234, conjunto 81, Jardim Paulista',
      addressLocality: 'São Paulo',
      addressRegion: 'SP',
      postalCode: '01426-001',
      addressCountry: 'BR',
    },
    ...known,
  });
});

it('structured data describe the site per language, with its search by name', () => {
  expect(agency.website('es')).toEqual({
    '@type': 'WebSite',
    '@id': 'https://site.test/es#website',
    url: 'https://site.test/es',
    name: 'Agência',
    inLanguage: 'es',
    publisher: { '@id': 'https://site.test/#agency' },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://site.test/es/modelos?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  });
});
