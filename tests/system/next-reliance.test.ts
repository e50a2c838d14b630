import { expect, test } from 'vitest';
import { ownServers, visit } from '../server/visit.ts';

/**
 * What the site takes from Next and Node without a promise, each with a test of its own: whoever
 * upgrades either of them reads here what has changed.
 */

const AT_ONCE = 10;

test('Node tells of a request as it begins: a forged header hides no client', async () => {
  const { site } = await ownServers();
  const statuses: number[] = [];
  for (let one = 1; one <= 6; one += 1) {
    const { status } = await visit(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { accept: 'application/json', origin: site.url, 'x-forwarded-for': `10.0.0.${one}` },
      body: '{}',
    });
    statuses.push(status);
  }
  expect(statuses[4], 'the fifth post is admitted').not.toBe(429);
  expect(statuses[5], '`http.server.request.start` is not fired').toBe(429);
  expect(site.log()).not.toContain('Requests are not followed');
});

test('Next writes the headers of a page that is rendered for each request by `writeHead`', async () => {
  const { site } = await ownServers();
  const { status, headers } = await visit(`${site.url}/modelos?page=99`);
  expect(status, 'what the page said was not put in').toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('Next answers with the object that the page cache was given, and with its headers', async () => {
  const { panel, site } = await ownServers();
  const atOnce = (path: string) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => visit(site.url + path)));

  const missing = await atOnce('/modelos/999999/x');
  expect(new Set(missing.map(({ status }) => status)), '`set()` got a copy').toEqual(
    new Set([404]),
  );
  expect(new Set(missing.map(({ headers }) => headers.get('cache-control')))).toEqual(
    new Set(['no-store']),
  );

  panel.fail({ kind: 'down', route: '/api/slides' });
  const down = await atOnce('/');
  expect(new Set(down.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(down.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['30']));
});

test('Next asks the page cache for a page before it renders one, and keeps what it rendered', async () => {
  const { site } = await ownServers();
  // Only what the router fetches tells how it is kept; it is led to an address of its own first.
  const headers = { rsc: '1' };
  const { headers: led } = await visit(`${site.url}/favoritos`, { headers });
  const address = new URL(led.get('location') ?? '', site.url).href;
  const first = await visit(address, { headers });
  const second = await visit(address, { headers });
  expect(first.headers.get('x-nextjs-cache')).toBe('MISS');
  expect(second.headers.get('x-nextjs-cache')).toBe('HIT');
  expect(second.body).toBe(first.body);
});

test('Next sends the location of a redirect once', async () => {
  const { site } = await ownServers();
  const { body } = await visit(`${site.url}/modelos`);
  const [, id] = /href="\/modelos\/(\d+)\//.exec(body) ?? [];
  for (const path of [`/modelos/${id}/wrong`, `/modelos/${id}/wrong?tab=book`, `/models/${id}`]) {
    const { status, headers } = await visit(site.url + path);
    expect([path, status]).toEqual([path, 308]);
    expect(headers.get('location'), path).not.toContain(',');
  }
});
