import { describe, expect, it, vi } from 'vitest';
import { EnvironmentError, readEnvironment } from '@/lib/platform/environment';
import { beginProcess } from '../../fixtures/fresh-process.ts';

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
const production = { NODE_ENV: 'production', ...services, ...credentials };

function faultOf(source: Record<string, string | undefined>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
  throw new Error('The environment was taken.');
}

describe('defaults', () => {
  it('outside production nothing has to be set', () => {
    expect(readEnvironment({})).toEqual({
      PANEL_URL: 'http://127.0.0.1:4010',
      INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
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
    });
  });

  it('in production the services and their credentials are enough', () => {
    expect(readEnvironment(production)).toMatchObject({ ...services, ...credentials });
  });

  it.each(['', '  '])('a variable that is %j counts as unset', (value) => {
    const unset = {
      SITE_NAME: value,
      STORAGE_URL: value,
      REDIS_URL: value,
      CATEGORY_ACTORS: value,
    };
    expect(readEnvironment(unset)).toEqual(readEnvironment({}));
    expect(faultOf({ ...production, PANEL_SALT: value })).toContain('PANEL_SALT is missing');
  });

  it('the storage is below the panel unless it has an address of its own', () => {
    const panel = { PANEL_URL: 'https://panel.test/base/' };
    expect(readEnvironment(panel).STORAGE_URL).toBe('https://panel.test/base/storage');
    const both = { ...panel, STORAGE_URL: 'https://files.test/' };
    expect(readEnvironment(both).STORAGE_URL).toBe('https://files.test');
  });

  it('addresses lose their trailing slashes', () => {
    const environment = readEnvironment({
      SITE_URL: 'https://site.test//',
      PANEL_URL: 'http://p/',
    });
    expect(environment).toMatchObject({ SITE_URL: 'https://site.test', PANEL_URL: 'http://p' });
  });
});

describe('faults', () => {
  it('names everything that production lacks, in one line', () => {
    const message = faultOf({ NODE_ENV: 'production', PANEL_API_KEY: 'SECRET', SITE_URL: 'x' });
    expect(message.split('\n')).toHaveLength(1);
    for (const name of ['PANEL_SALT', 'INTEGRATION_SALT', 'INTEGRATION_API_KEY']) {
      expect(message).toContain(`${name} is missing`);
    }
    expect(message).toContain('SITE_URL is not an http(s) URL');
    expect(message).not.toContain('PANEL_API_KEY');
    expect(message).not.toContain('SECRET');
  });

  it.each([
    ['PANEL_URL', 'panel.test'],
    ['PANEL_URL', 'ftp://panel.test'],
    ['INTEGRATION_URL', 'javascript:alert(1)'],
    ['STORAGE_URL', '/storage'],
    ['SITE_URL', 'https://'],
    ['SITE_NAME', 'x'.repeat(81)],
    ['FAVORITES_ENTRY', 'a/../b'],
    ['FAVORITES_ENTRY', 'a b'],
    ['REDIS_URL', 'http://redis.test'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', 'all'],
    ['CATEGORY_ACTORS', 'many'],
    ['CATEGORY_CREATIVE', '1.5'],
    ['CATEGORY_INTERNATIONAL', '0'],
  ])('%s may not be %s', (name, value) => {
    const message = faultOf({ ...production, [name]: value });
    expect(message).toMatch(new RegExp(`^The environment is not complete: ${name} [^;\\n]+\\.$`));
    expect(message).not.toContain('SECRET');
    expect(message).not.toContain(value);
  });

  it('never tells a value, not even of an address that holds a password', () => {
    const REDIS_URL = 'http://user:SECRET@redis.test';
    expect(faultOf({ ...production, REDIS_URL })).not.toContain('SECRET');
  });
});

it('is read once for the process', async () => {
  beginProcess({ SITE_NAME: 'Primeira' });
  const { env } = await import('@/lib/platform/env');
  expect(env().SITE_NAME).toBe('Primeira');
  vi.stubEnv('SITE_NAME', 'Segunda');
  expect(env().SITE_NAME).toBe('Primeira');
});
