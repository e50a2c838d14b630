import { beforeEach, expect, test } from 'vitest';
import { serversOfFile, visit, visitShared } from '../server/visit.ts';

const servers = serversOfFile();
beforeEach(() => servers.panel.clearFaults());

test('an unreadable blog is 503 and a post that was never read 404, both with the same text', async () => {
  const { panel, site } = servers;
  panel.fail({ kind: 'status', status: 500, route: '/api/posts' });
  for (const [path, status] of [
    ['/blog', 503],
    ['/en/blog?page=2', 503],
    ['/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set', 404],
  ] as const) {
    const { status: answered, body } = await visit(site.url + path);
    expect(answered, path).toBe(status);
    expect(body, path).toContain('Unable to fetch Website Information');
  }
  expect((await visit(`${site.url}/api/posts?page=2`)).status).toBe(503);
  panel.clearFaults();
  await expect.poll(async () => (await visit(`${site.url}/blog`)).status).toBe(200);
});

test('the home page needs its slides, but not its networks', async () => {
  const { panel, site } = servers;
  panel.fail({ kind: 'status', status: 500, route: '/api/slides' });
  expect((await visit(`${site.url}/`)).status).toBe(503);
  panel.clearFaults();
  panel.fail({ kind: 'status', status: 500, route: '/api/social-medias' });
  await expect.poll(async () => (await visit(`${site.url}/`)).status).toBe(200);
});

test('there is nothing past the end of the blog', async () => {
  expect((await visitShared('/blog?page=99')).status).toBe(404);
  expect((await visitShared('/api/posts?page=99')).status).toBe(404);
});
