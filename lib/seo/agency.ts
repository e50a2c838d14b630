import 'server-only';
import type { AboutPage, ContactPage, Organization, PostalAddress, WebSite } from 'schema-dts';
import type { Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import { absoluteUrl, agency, e164, siteName } from '../site';

/** The `@id` by which all structured data refers to the agency. */
export const agencyId = () => absoluteUrl('/#agency');

/** The agency as structured data. `networks` are the URLs of its social networks. */
export function organization(description: string, networks: readonly string[]) {
  return {
    ...reachableAgency(),
    description,
    logo: absoluteUrl('/icon-512.png'),
    ...(networks.length > 0 && { sameAs: networks }),
  } satisfies Organization;
}

/** The about page or the contact page as structured data. */
export function agencyPage(
  type: 'AboutPage' | 'ContactPage',
  name: string,
  url: string,
): AboutPage | ContactPage {
  return { '@type': type, name, url, mainEntity: reachableAgency() };
}

function reachableAgency() {
  const { email, phone } = agency();
  return {
    '@type': 'Organization',
    '@id': agencyId(),
    name: siteName(),
    url: absoluteUrl('/'),
    email,
    telephone: e164(phone),
    address: postalAddress(),
  } as const;
}

function postalAddress(): PostalAddress {
  const { street, district, city, region, postalCode, country } = agency().address;
  return {
    '@type': 'PostalAddress',
    streetAddress: [street, district].filter(Boolean).join(', '),
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

/** The site in one language as structured data. */
export function website(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(`${pathOf(locale, { page: 'home' })}#website`),
    url: absoluteUrl(pathOf(locale, { page: 'home' })),
    name: siteName(),
    inLanguage: locale,
    publisher: { '@id': agencyId() },
  };
}
