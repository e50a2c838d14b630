import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { exchangeOf } from '../../fixtures/request-context.ts';

async function fresh(hops: string) {
  beginProcess({ TRUSTED_PROXY_HOPS: hops });
  return {
    ...(await import('@/lib/server/client-ip')),
    ...(await import('@/lib/server/request-context')),
  };
}

const request = (forwarded: string | null) =>
  new Request('http://10.0.0.5:3000/api/contact', {
    headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded },
  });

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

it.each([
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['2', '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['2', '203.0.113.9', '203.0.113.9'],
  ['1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['1', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['1', '2001:0db8::1', '2001:db8:0:0::/64'],
  ['1', '2001:db8::1234:5:6:7', '2001:db8:0:0::/64'],
  ['1', '1::2:3:4:5:6', '1:0:0:2::/64'],
  ['1', '::1', '0:0:0:0::/64'],
  ['1', '127.0.0.1', '127.0.0.1'],
  ['1', '::ffff:7f00:1', '127.0.0.1'],
  ['1', '0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9'],
  ['1', '203.0.113.9:4711', '203.0.113.9'],
  ['1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['1', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['1', '::ffff:203.10.113.99', '203.10.113.99'],
  ['1', '1::ffff:203.0.113.9', '1:0:0:0::/64'],
])('behind %s proxies, %s is %s', async (hops, forwarded, ip) => {
  const { clientIp } = await fresh(hops);
  expect(clientIp(request(forwarded))).toBe(ip);
  expect(error).not.toHaveBeenCalled();
});

describe('where requests are followed', () => {
  it.each([
    ['0', '203.0.113.9', '203.0.113.9'],
    ['0', null, null],
    ['1', null, null],
    ['1', 'nonsense', 'nonsense'],
    // Next fills in the connection.
    ['1', null, '127.0.0.1'],
  ])('behind %s proxies and with %s, the connection counts', async (hops, header, filled) => {
    const { clientIp, inRequestContext } = await fresh(hops);
    const server = createServer((arrived, response) => {
      void inRequestContext(
        { ...exchangeOf(), request: arrived, response, forwarded: header ?? undefined },
        async () => {
          response.end(String(clientIp(request(filled))));
        },
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}`);
    expect(await answer.text()).toBe('this machine');
    server.close();
  });
});

describe('where requests are not followed', () => {
  it('clients are still told apart, by a header that they could forge', async () => {
    const { clientIp } = await fresh('0');
    expect(clientIp(request('203.0.113.9'))).toBe('203.0.113.9');
    expect(clientIp(request('203.0.113.10'))).toBe('203.0.113.10');
  });

  it.each([null, 'nonsense', '::ffff:203.0.113.9x'])(
    'there is no address without a header: %s',
    async (header) => {
      const { clientIp } = await fresh('0');
      expect(clientIp(request(header))).toBeNull();
    },
  );
});
