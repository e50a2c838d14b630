import { expect, test } from 'vitest';
import { BLOG_FIRST, BLOG_MORE } from '@/lib/config/constants';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { sendJson, startServer } from '../fixtures/scripted-server.ts';

/** A blog of this many posts, numbered from 1. The panel omits some from its pages. */
async function blogOf(count: number, leftOut: readonly number[] = []) {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const services = await startServer(({ path }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://panel');
    if (pathname !== '/api/posts/blog/pt') return sendJson(response, 200, { token: 'token' });
    const size = Number(searchParams.get('paginate'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const data = all
      .slice(start, start + size)
      .filter((id) => !leftOut.includes(id))
      .map((id) => ({ id, slug: `post-${id}`, title: `${id}` }));
    sendJson(response, 200, { data, last_page: Math.max(1, Math.ceil(count / size)) });
  });
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  return import('@/lib/blog/blog');
}

/**
 * Every place at which a list can end, with respect to the page sizes of the panel and the site.
 */
const COUNTS = Array.from({ length: BLOG_FIRST + 3 * BLOG_MORE + 4 }, (_, count) => count);

test.each(COUNTS)('a blog of %i posts shows each of them, and ends there', async (count) => {
  const { readBlogPage, readWholeBlog } = await blogOf(count);
  const pages = [];
  do pages.push(await readBlogPage(pages.length + 1, 'pt'));
  while (pages.at(-1)?.more);
  const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  expect(pages.slice(1).map(({ posts }) => posts.length)).not.toContain(0);
  expect(pages).toHaveLength((await readWholeBlog()).blogPages);
  await expect(readBlogPage(pages.length + 1, 'pt')).rejects.toMatchObject({
    name: 'MissingPageError',
  });
});

test('a short page of the panel does not count as the last one', async () => {
  const { readBlogPage } = await blogOf(25, [17, 18]);
  const pages = [];
  do pages.push(await readBlogPage(pages.length + 1, 'pt'));
  while (pages.at(-1)?.more);
  const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id));
  expect(ids).toEqual([
    ...Array.from({ length: 16 }, (_, at) => at + 1),
    19,
    20,
    21,
    22,
    23,
    24,
    25,
  ]);
});
