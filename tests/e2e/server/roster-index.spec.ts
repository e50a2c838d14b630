import { expect, isolated, test } from '../test.ts';

test('the index of a list is the same for all, cacheable and tagged', async ({ request }) => {
  const answer = await request.get('/api/roster?view=women');
  expect(answer.status()).toBe(200);
  const { etag = '', 'cache-control': cacheControl } = answer.headers();
  expect(cacheControl).toMatch(/^public, max-age=\d+/);
  const women = await answer.json();
  const everyone = await (await request.get('/api/roster?view=models')).json();
  expect(women.names.length).toBeGreaterThan(0);
  expect(women.names.length).toBeLessThan(everyone.names.length);

  const headers = { 'If-None-Match': etag };
  const known = await request.get('/api/roster?view=women', { headers });
  expect(known.status()).toBe(304);
  const other = await request.get('/api/roster?view=men', { headers });
  expect(other.status()).toBe(200);
});

for (const query of ['', '?view=', '?view=nobody', '?view=constructor']) {
  test(`a list that does not exist has no index: "${query}"`, async ({ request }) => {
    expect((await request.get(`/api/roster${query}`)).status()).toBe(400);
  });
}

isolated('without the roster there is no index, and it comes back', async ({ panel, site }) => {
  const status = () => fetch(`${site.url}/api/roster?view=models`).then((answer) => answer.status);
  panel.fail({ kind: 'down' });
  expect(await status()).toBe(503);
  panel.clearFaults();
  await expect.poll(status).toBe(200);
});
