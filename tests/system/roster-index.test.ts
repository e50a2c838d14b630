import { expect, test } from 'vitest';
import { ownServers, visit, visitShared } from '../server/visit.ts';

test('the index of a list is the same for all visitors, cacheable and has an ETag', async () => {
  const { status, headers, body } = await visitShared('/api/roster?view=women');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, no-cache');
  const women = JSON.parse(body);
  const everyone = JSON.parse((await visitShared('/api/roster?view=models')).body);
  expect(women.length).toBeGreaterThan(0);
  expect(women.length).toBeLessThan(everyone.length);

  const tagged = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
  expect((await visitShared('/api/roster?view=women', tagged)).status).toBe(304);
  expect((await visitShared('/api/roster?view=men', tagged)).status).toBe(200);
});

test.each(['', '?view=', '?view=unknown', '?view=constructor'])(
  'a list that does not exist has no index: "%s"',
  async (query) => {
    expect((await visitShared(`/api/roster${query}`)).status).toBe(400);
  },
);

test('without the roster there is no index, and it returns', async () => {
  const { panel, site } = await ownServers();
  const status = async () => (await visit(`${site.url}/api/roster?view=models`)).status;
  panel.fail({ kind: 'down' });
  expect(await status()).toBe(503);
  panel.clearFaults();
  await expect.poll(status).toBe(200);
});
