import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPolicy, isPolicySet, reportingEndpoints } from '@/lib/server/csp.mjs';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { siteServer } from './server/answers.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PANEL_URL: 'https://panel.test',
  INTEGRATION_URL: 'https://integration.test',
  PANEL_SALT: 'a',
  PANEL_API_KEY: 'b',
  INTEGRATION_SALT: 'c',
  INTEGRATION_API_KEY: 'd',
};
const FRAMES = ['https://map.test'];

/** Starts a server with these environment variables; returns the mock that `boot` called. */
async function started(variables: Record<string, string>) {
  beginProcess(variables);
  const { boot } = await import('@/lib/boot');
  const framed = vi.fn(() => FRAMES);
  boot(framed, ['own()']);
  return { framed };
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
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
    vi.doMock('@/lib/config/env', () => ({
      env: () => {
        throw new TypeError('a fault');
      },
    }));
    await expect(started(PRODUCTION)).rejects.toThrow('a fault');
    vi.doUnmock('@/lib/config/env');
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('the content security policy', () => {
  it('is set in production', async () => {
    await started({ ...PRODUCTION, POLICY_REPORT_URL: 'https://reports.test/csp' });
    expect(isPolicySet()).toBe(true);
    expect(hashPolicy('')).toContain('frame-src https://map.test;');
    expect(hashPolicy('<script>own()</script>')).toMatch(/script-src 'self' 'sha256-/);
    expect(reportingEndpoints()).toBe('policy="https://reports.test/csp"');
  });

  it('is not set in development', async () => {
    const { framed } = await started({ NODE_ENV: 'development' });
    expect([isPolicySet(), framed.mock.calls]).toEqual([false, []]);
  });
});

it('follows the invalidations of other instances', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  await started({});
  expect(every).toHaveBeenCalledTimes(1);
});

describe('a request', () => {
  const answerOf = siteServer();
  const ask = (headers = {}) => answerOf((response) => response.end(), { headers });
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  it('through a trusted proxy causes no warning', async () => {
    await started({ TRUSTED_PROXY_HOPS: '1' });
    await ask(forwarded);
    expect(warn).not.toHaveBeenCalled();
  });

  it('through an unconfigured proxy causes a warning', async () => {
    await started({});
    await ask(forwarded);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXY_HOPS is 0')]]);
  });
});
