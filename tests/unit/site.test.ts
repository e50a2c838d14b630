import { beforeEach, describe, expect, it } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';

const ADDRESS = {
  ...{ AGENCY_STREET: 'Rua da Aurora, 10', AGENCY_CITY: 'Recife', AGENCY_REGION: 'PE' },
  ...{ AGENCY_POSTAL_CODE: '50050-000', AGENCY_COUNTRY: 'BR' },
};
const PLACE = { AGENCY_LATITUDE: '-8.06', AGENCY_LONGITUDE: '-34.88' };
const MAPS = 'https://www.openstreetmap.org';

async function siteWith(variables: Record<string, string>) {
  beginProcess(variables);
  return import('@/lib/site');
}

describe('the agency', () => {
  it('is the demo agency by default', async () => {
    const { agency, framedOrigins } = await siteWith({});
    const address = { district: 'Jardim Paulista', city: 'São Paulo', postalCode: '01426-001' };
    expect(agency().address).toMatchObject(address);
    expect(agency().map).toEqual({
      embed: `${MAPS}/export/embed.html?bbox=-46.67900%2C-23.56750%2C-46.66500%2C-23.55750&layer=mapnik&marker=-23.56250%2C-46.67200`,
      link: `${MAPS}/?mlat=-23.56250&mlon=-46.67200#map=17/-23.56250/-46.67200`,
    });
    expect(framedOrigins()).toContain(MAPS);
  });

  it('has the address from the environment, and no part of the demo address', async () => {
    const { agency } = await siteWith({ ...ADDRESS, ...PLACE });
    expect(agency().address).toEqual({
      ...{ street: 'Rua da Aurora, 10', district: '', city: 'Recife', region: 'PE' },
      ...{ postalCode: '50050-000', country: 'BR' },
    });
    expect(agency().map?.link).toContain('mlat=-8.06000&mlon=-34.88000');
  });

  it('has no map link where the address has no coordinates', async () => {
    const { agency, framedOrigins } = await siteWith(ADDRESS);
    expect(agency().map).toBeNull();
    expect(framedOrigins()).not.toContain(MAPS);
  });
});

describe('configured contacts are shown and compared everywhere', () => {
  const NO_NETWORKS = { networks: [], others: [], complete: true };
  const OWN = { AGENCY_PHONE: '+55 81 3333-0000', AGENCY_EMAIL: 'ola@agencia.test' };
  let modules: {
    contacts: typeof import('@/lib/verify/own-contacts');
    seo: typeof import('@/lib/seo/agency');
    words: typeof import('@/lib/seo/words');
  };

  beforeEach(async () => {
    beginProcess({ ...ADDRESS, ...OWN, AGENCY_WHATSAPP: '+55 81 99999-0000' });
    modules = {
      contacts: await import('@/lib/verify/own-contacts'),
      seo: await import('@/lib/seo/agency'),
      words: await import('@/lib/seo/words'),
    };
  });

  it('by the contact check', () => {
    const hrefs = modules.contacts.ownContacts(NO_NETWORKS).contacts.map(({ href }) => href);
    expect(hrefs.slice(0, 3)).toEqual([
      ...['tel:+558133330000', 'https://wa.me/5581999990000', 'mailto:ola@agencia.test'],
    ]);
  });

  it('in the structured data', () => {
    const organization = modules.seo.organization('Words', []);
    expect(organization).not.toHaveProperty('sameAs');
    expect(organization).toMatchObject({
      email: 'ola@agencia.test',
      telephone: '+558133330000',
      address: { streetAddress: 'Rua da Aurora, 10', addressLocality: 'Recife' },
    });
  });
});
