import { channel } from 'node:diagnostics_channel';
import { beforeEach, expect, it, vi } from 'vitest';
import { warnOfForwardedClients } from '@/lib/platform/next/forwarded-clients';

const requests = channel('http.server.request.start');
const arrive = (headers: Record<string, string>) => requests.publish({ request: { headers } });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('%s is reported once', (name) => {
  warnOfForwardedClients();
  arrive({ host: 'site.test' });
  expect(console.warn).not.toHaveBeenCalled();
  arrive({ [name]: '' });
  arrive({ [name]: '203.0.113.7' });
  const warning = `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`;
  expect(vi.mocked(console.warn).mock.calls).toEqual([[warning]]);
});
