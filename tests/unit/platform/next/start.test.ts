import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPolicy, isPolicySet, reportingEndpoints } from '@/lib/platform/next/policy.mjs';
import { beginProcess } from '../../../fixtures/fresh-process.ts';
import { followedServer } from './answers.ts';

const setFlagsFromString = vi.hoisted(() => vi.fn());
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  setFlagsFromString,
}));

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

/** Starts a server with these environment variables; returns the mock that `start` called. */
async function started(variables: Record<string, string>) {
  beginProcess(variables);
  const { start } = await import('@/lib/platform/next/start');
  const framed = vi.fn(() => FRAMES);
  start(framed, ['own()']);
  return { framed };
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.restoreAllMocks();
  setFlagsFromString.mockReset();
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
    vi.doMock('@/lib/platform/env', () => ({
      env: () => {
        throw new TypeError('a fault');
      },
    }));
    await expect(started(PRODUCTION)).rejects.toThrow('a fault');
    vi.doUnmock('@/lib/platform/env');
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

it('follows the invalidations of other instances, and limits the growth of the heap', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  await started({});
  expect(every).toHaveBeenCalledTimes(1);
  expect(setFlagsFromString.mock.calls).toEqual([['--heap-growing-percent=35']]);
});

describe('a request', () => {
  const answerOf = followedServer(() => {});
  const ask = (headers = {}) => answerOf((response) => response.end(), { headers });
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  beforeEach(async () => {
    // Lets servers of earlier tests in this process log their warnings first.
    await ask(forwarded);
    warn.mockClear();
  });

  it('is followed', async () => {
    await started({});
    const { currentResponse } = await import('@/lib/platform/next/answer-status.mjs');
    let ip: string | undefined;
    await answerOf((response) => {
      ip = currentResponse()?.ip;
      response.end();
    });
    expect(ip).toBe('127.0.0.1');
  });

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
