import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '@/lib/config/environment';

const credentials = {
  PANEL_SALT: 'SECRET-1',
  PANEL_API_KEY: 'SECRET-2',
  INTEGRATION_SALT: 'SECRET-3',
  INTEGRATION_API_KEY: 'SECRET-4',
};
const services = {
  PANEL_URL: 'https://panel.test',
  INTEGRATION_URL: 'https://integration.test',
};
const SITE_URL = 'https://site.test';
const production = { NODE_ENV: 'production', SITE_URL, ...services, ...credentials };

function faultOf(source: Record<string, string | undefined>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    expect(error).toHaveProperty('name', 'EnvironmentError');
    return (error as EnvironmentError).message;
  }
  throw new Error('The environment was taken.');
}

describe('defaults', () => {
  it('outside production every variable is optional', () => {
    expect(readEnvironment({})).toEqual({
      PANEL_URL: 'http://127.0.0.1:4010',
      INTEGRATION_URL: 'http://127.0.0.1:4010',
      PANEL_SALT: 'demo-panel-salt',
      PANEL_API_KEY: 'demo-panel-key',
      INTEGRATION_SALT: 'demo-integration-salt',
      INTEGRATION_API_KEY: 'demo-integration-key',
      STORAGE_URL: 'http://127.0.0.1:4010/storage',
      SITE_URL: 'http://localhost:3000',
      SITE_NAME: 'Vitrine',
      FAVORITES_ENTRY: 'favorites',
      TRUSTED_PROXY_HOPS: 0,
      VIDEO_STILLS_URL: 'https://i.ytimg.com',
      CATEGORY_ACTORS: 1889,
      CATEGORY_INTERNATIONAL: 1890,
      CATEGORY_CREATIVE: 1891,
      AGENCY_POWERED_BY_NAME: 'Vitrine Studio',
      AGENCY_POWERED_BY_URL: 'https://vitrine.example',
    });
  });

  it('in production the services, their credentials and the address of the site suffice', () => {
    expect(readEnvironment(production)).toMatchObject({ SITE_URL, ...services, ...credentials });
  });

  it.each([
    ['http://localhost:3000', 'https://panel.test'],
    ['http://www.localhost', 'https://panel.test'],
    ['http://127.1', 'https://panel.test'],
    ['http://[::1]:3000', 'https://panel.test'],
    ['http://[::ffff:127.0.0.1]', 'https://localhost.panel.test'],
  ])('in production the site is not at %s while the panel is at %s', (site, panel) => {
    const message = faultOf({ ...production, SITE_URL: site, PANEL_URL: panel });
    expect(message).toBe('The environment is not complete: SITE_URL is not a public address.');
    const local = { ...production, SITE_URL: site, PANEL_URL: 'http://127.0.0.1:4010' };
    expect(readEnvironment(local).SITE_URL).toBe(site);
    expect(readEnvironment({ SITE_URL: site, PANEL_URL: panel }).SITE_URL).toBe(site);
  });

  it.each(['', '  ', undefined])('a variable that is %j counts as unset', (value) => {
    const unset = {
      SITE_NAME: value,
      STORAGE_URL: value,
      REDIS_URL: value,
      CATEGORY_ACTORS: value,
    };
    expect(readEnvironment(unset)).toEqual(readEnvironment({}));
    expect(faultOf({ ...production, PANEL_SALT: value })).toContain('PANEL_SALT is missing');
  });

  it('the storage is below the panel unless it has its own address', () => {
    const panel = { PANEL_URL: 'https://panel.test/base/' };
    expect(readEnvironment(panel).STORAGE_URL).toBe('https://panel.test/base/storage');
    const both = { ...panel, STORAGE_URL: 'https://files.test/' };
    expect(readEnvironment(both).STORAGE_URL).toBe('https://files.test');
  });

  it('addresses lose trailing slashes', () => {
    const environment = readEnvironment({
      SITE_URL: 'https://site.test//',
      PANEL_URL: 'http://p/',
    });
    expect(environment).toMatchObject({ SITE_URL: 'https://site.test', PANEL_URL: 'http://p' });
  });
});

describe('values', () => {
  it.each<[string, string, string | number]>([
    ['SITE_NAME', 'x'.repeat(80), 'x'.repeat(80)],
    ['FAVORITES_ENTRY', 'My_list-2', 'My_list-2'],
    ['FAVORITES_ENTRY', 'x'.repeat(80), 'x'.repeat(80)],
    ['REDIS_URL', 'redis://redis.test:6379', 'redis://redis.test:6379'],
    ['REDIS_URL', 'rediss://:word@redis.test/2', 'rediss://:word@redis.test/2'],
    ['TRUSTED_PROXY_HOPS', '10', 10],
    ['SOCIAL_FEED_URL', 'https://feed.test/a', 'https://feed.test/a'],
    ['POLICY_REPORT_URL', 'https://reports.test', 'https://reports.test'],
    ['VIDEO_STILLS_URL', 'http://stills.test', 'http://stills.test'],
    ['CATEGORY_ACTORS', '7', 7],
    ['REVALIDATE_SECRET', 'x'.repeat(16), 'x'.repeat(16)],
    ['WATCH_TOKEN', 'x'.repeat(16), 'x'.repeat(16)],
    ['AGENCY_PHONE', '+351 (21) 345.67-89', '+351 (21) 345.67-89'],
    ['AGENCY_EMAIL', 'ola@agencia.test', 'ola@agencia.test'],
    ['AGENCY_INSTAGRAM_URL', 'https://instagram.com/agencia', 'https://instagram.com/agencia'],
    ['AGENCY_POWERED_BY_NAME', 'x'.repeat(120), 'x'.repeat(120)],
  ])('%s may be %s', (name, value, taken) => {
    expect(readEnvironment({ ...production, [name]: value })).toHaveProperty(name, taken);
  });
});

describe('the address of the agency', () => {
  const address = {
    ...{ AGENCY_STREET: 'Rua A, 1', AGENCY_CITY: 'Recife', AGENCY_REGION: 'PE' },
    ...{ AGENCY_POSTAL_CODE: '50000-000', AGENCY_COUNTRY: 'BR' },
  };
  const MISSING = 'is missing beside the others';

  it('may lack the district and the coordinates', () => {
    expect(readEnvironment(address)).toMatchObject(address);
  });

  it.each(Object.keys(address))('may not lack %s alone', (name) => {
    const message = faultOf({ ...address, AGENCY_DISTRICT: 'Centro', [name]: undefined });
    expect(message).toBe(`The environment is not complete: ${name} ${MISSING}.`);
  });

  it('may not mix a district or coordinates with the address of the demo', () => {
    for (const one of [
      { AGENCY_DISTRICT: 'Centro' },
      { AGENCY_LONGITUDE: '-34.8', AGENCY_LATITUDE: '-8' },
    ]) {
      for (const name of Object.keys(address)) expect(faultOf(one)).toContain(`${name} ${MISSING}`);
    }
  });

  it.each([
    ['AGENCY_COUNTRY', 'br', 'is not a country code of two capitals'],
    ['AGENCY_STREET', 'x'.repeat(121), 'is longer than 120 characters'],
    ['AGENCY_LATITUDE', '91', 'is above 90'],
    ['AGENCY_LONGITUDE', '-181', 'is below -180'],
    ['AGENCY_LATITUDE', 'north', 'is not a number of degrees'],
  ])('may not hold %s=%s', (name, value, fault) => {
    const place = { AGENCY_LATITUDE: '-8.06', AGENCY_LONGITUDE: '-34.88' };
    expect(faultOf({ ...address, ...place, [name]: value })).toContain(`${name} ${fault}`);
  });

  it('has both coordinates or neither', () => {
    const message = faultOf({ ...address, AGENCY_LONGITUDE: '-34.8' });
    expect(message).toBe(`The environment is not complete: AGENCY_LATITUDE ${MISSING}.`);
  });
});

describe('faults', () => {
  it('names everything that production lacks, in one line', () => {
    const message = faultOf({ NODE_ENV: 'production', PANEL_API_KEY: 'SECRET' });
    expect(message.split('\n')).toHaveLength(1);
    const credentials = ['PANEL_SALT', 'INTEGRATION_SALT', 'INTEGRATION_API_KEY'];
    for (const name of ['SITE_URL', 'PANEL_URL', 'INTEGRATION_URL', ...credentials]) {
      expect(message).toContain(`${name} is missing`);
    }
    expect(message).not.toContain('PANEL_API_KEY');
    expect(message).not.toContain('SECRET');
  });

  it('separates the faults that it names', () => {
    const message = faultOf({ ...production, SITE_URL: 'x', CATEGORY_ACTORS: 'many' });
    expect(message).toBe(
      'The environment is not complete: SITE_URL is not an http(s) URL; CATEGORY_ACTORS is not a category id.',
    );
  });

  const NO_URL = 'is not an http(s) URL';
  const NOT_SECURE = 'is not an https URL';
  const NO_REDIS = 'is not a redis URL';
  const NO_ENTRY = 'may only hold letters, digits, - and _';
  const NO_HOPS = 'is not a number of proxies';
  const NO_CATEGORY = 'is not a category id';
  const TOO_SHORT = 'is shorter than 16 characters';
  const NO_PHONE = 'is not a phone number that begins with + and the country';

  it.each([
    ['PANEL_URL', 'panel.test', NO_URL],
    ['PANEL_URL', 'xhttp://panel.test', NO_URL],
    ['STORAGE_URL', '/storage', NO_URL],
    ['SITE_NAME', 'x'.repeat(81), 'is longer than 80 characters'],
    ['FAVORITES_ENTRY', 'a/../b', NO_ENTRY],
    ['FAVORITES_ENTRY', '/entry', NO_ENTRY],
    ['FAVORITES_ENTRY', 'x'.repeat(81), NO_ENTRY],
    ['REDIS_URL', 'http://redis.test', NO_REDIS],
    ['REDIS_URL', 'xredis://redis.test', NO_REDIS],
    ['TRUSTED_PROXY_HOPS', '-1', NO_HOPS],
    ['TRUSTED_PROXY_HOPS', 'all', NO_HOPS],
    ['TRUSTED_PROXY_HOPS', '11', 'is more than 10'],
    ['SOCIAL_FEED_URL', 'http://feed.test', NOT_SECURE],
    ['POLICY_REPORT_URL', 'httpsx://reports.test', NOT_SECURE],
    ['CATEGORY_ACTORS', 'many', NO_CATEGORY],
    ['CATEGORY_INTERNATIONAL', '0', NO_CATEGORY],
    ['REVALIDATE_SECRET', 'x'.repeat(15), TOO_SHORT],
    ['WATCH_TOKEN', 'x'.repeat(15), TOO_SHORT],
    ['AGENCY_PHONE', '11 3062-0100', NO_PHONE],
    ['AGENCY_WHATSAPP', '+55', NO_PHONE],
    ['AGENCY_EMAIL', 'contato', 'is not an email address'],
    ['AGENCY_FACEBOOK_URL', 'http://facebook.com/a', NOT_SECURE],
    ['AGENCY_POWERED_BY_URL', 'javascript:alert(1)', NOT_SECURE],
  ])('%s may not be %s', (name, value, fault) => {
    const message = faultOf({ ...production, [name]: value });
    expect(message).toBe(`The environment is not complete: ${name} ${fault}.`);
  });

  it('never reveals a value, not even of an address that contains a password', () => {
    const REDIS_URL = 'http://user:SECRET@redis.test';
    expect(faultOf({ ...production, REDIS_URL })).not.toContain('SECRET');
  });
});
