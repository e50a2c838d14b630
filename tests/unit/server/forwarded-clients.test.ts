import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { warnOfForwardedClients } from '@/lib/boot';
import { announceRequest, inRequestContext } from '@/lib/server/request-context.mjs';

function arrive(headers: Record<string, string>) {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  const exchange = { request, response: new ServerResponse(request) };
  return inRequestContext(exchange, async (context) => announceRequest(context));
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('%s is reported once', async (name) => {
  warnOfForwardedClients();
  await arrive({ host: 'site.test' });
  expect(console.warn).not.toHaveBeenCalled();
  await arrive({ [name]: '' });
  await arrive({ [name]: '203.0.113.7' });
  const warning = `A request came with ${name}, but TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share the limits of one.`;
  expect(vi.mocked(console.warn).mock.calls).toEqual([[warning]]);
});
