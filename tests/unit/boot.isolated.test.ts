import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HIDING_SCRIPT } from '@/components/favorites/hide-empty-selection';
import { OPENING_SCRIPT } from '@/components/home/first-visit';
import { hashPolicy, isPolicySet, reportingEndpoints } from '@/lib/server/csp';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { exchangeOf } from '../fixtures/request-context.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://site.test',
  PANEL_URL: 'https://panel.test',
  INTEGRATION_URL: 'https://integration.test',
  PANEL_SALT: 'a',
  PANEL_API_KEY: 'b',
  INTEGRATION_SALT: 'c',
  INTEGRATION_API_KEY: 'd',
};

/** What startup begins besides, in its order. */
const begun = vi.fn();

/** Starts a server with these environment variables. */
async function started(variables: Record<string, string>) {
  beginProcess(variables);
  for (const [module, name] of [
    ['@/lib/observability/log', 'logInJson'],
    ['@/lib/media/decoding', 'disableOperationCache'],
    ['@/lib/media/optimized-pictures', 'expireOptimizedPictures'],
    ['@/lib/panel/token', 'signInAhead'],
  ] as const) {
    vi.doMock(module, async (original) => ({
      ...(await original<object>()),
      [name]: () => begun(name),
    }));
  }
  const { boot } = await import('@/instrumentation-node');
  boot();
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  begun.mockClear();
  vi.restoreAllMocks();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('an environment that is not complete', () => {
  it('ends the process with one line', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    await expect(started({ ...PRODUCTION, PANEL_SALT: '' })).rejects.toThrow('ended with 1');
    expect(exit).toHaveBeenCalledTimes(1);
    expect(error.mock.calls).toEqual([['The environment is not complete: PANEL_SALT is missing.']]);
  });

  it('is distinguished from a fault of ours, which is thrown', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    vi.doMock('@/lib/config/environment', async (original) => ({
      ...(await original<object>()),
      env: () => {
        throw new TypeError('a fault');
      },
    }));
    await expect(started(PRODUCTION)).rejects.toThrow('a fault');
    vi.doUnmock('@/lib/config/environment');
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('the content security policy', () => {
  it('is set in production', async () => {
    await started({ ...PRODUCTION, POLICY_REPORT_URL: 'https://reports.test/csp' });
    expect(isPolicySet()).toBe(true);
    expect(hashPolicy('')).toContain('frame-src https://www.youtube-nocookie.com ');
    for (const script of [OPENING_SCRIPT, HIDING_SCRIPT]) {
      expect(hashPolicy(`<script>${script}</script>`)).toMatch(/script-src 'self' 'sha256-/);
    }
    expect(reportingEndpoints()).toBe('policy="https://reports.test/csp"');
  });

  it('is not set in development', async () => {
    await started({ NODE_ENV: 'development' });
    expect(isPolicySet()).toBe(false);
  });
});

it('begins what works without a request; the log of production is JSON', async () => {
  const always = ['disableOperationCache', 'expireOptimizedPictures', 'signInAhead'];
  await started({ NODE_ENV: 'development' });
  expect(begun.mock.calls.flat()).toEqual(always);
  begun.mockClear();
  await started(PRODUCTION);
  expect(begun.mock.calls.flat()).toEqual(['logInJson', ...always]);
});

it('follows the invalidations of other instances', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  await started({});
  expect(every).toHaveBeenCalledTimes(1);
});

describe('a request', () => {
  const ask = async (headers: Record<string, string> = {}) => {
    const { siteParts } = await import('@/lib/server/site-parts');
    const { inRequestContext } = await import('@/lib/server/request-context');
    await inRequestContext(exchangeOf({ headers }), async (context) =>
      (await siteParts()).watch(context),
    );
  };
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  it('through a trusted proxy causes no warning', async () => {
    await started({ TRUSTED_PROXY_HOPS: '1' });
    await ask(forwarded);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'through an unconfigured proxy, which sends %s, causes one warning',
    async (name) => {
      await started({});
      await ask();
      expect(warn).not.toHaveBeenCalled();
      await ask({ [name]: '' });
      await ask({ [name]: '203.0.113.7' });
      const warning = `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`;
      expect(warn.mock.calls).toEqual([[warning]]);
    },
  );
});
