import { expect, onTestFinished, test, vi } from 'vitest';
import { BLOG_FIRST, BLOG_MORE } from '@/lib/config/constants';
import { TIMES } from '@/lib/config/times';
import { blogPageOf } from '@/lib/routes/query-keys';
import { startPanel } from '../demo-panel/start.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings } from '../fixtures/panel-client.ts';
import { startBlog } from './numbered-blog.ts';

/** The ids on each page of a blog of this many posts, and what reads them. */
async function pagesOf(...blog: Parameters<typeof startBlog>) {
  collectWarnings();
  const { url } = await startBlog(...blog);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url });
  const read = await import('@/lib/blog/blog');
  const pages: number[][] = [];
  for (let more = true; more; ) {
    const page = await read.readBlogPage(pages.length + 1, 'pt');
    pages.push(page.posts.map(({ id }) => id));
    more = page.more;
  }
  return { ...read, pages };
}

const idsTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Every place at which a list can end, with respect to the page sizes of the panel and the site. */
const COUNTS = [0, ...idsTo(BLOG_FIRST + 3 * BLOG_MORE + 3)];

test.each(COUNTS)('a blog of %i posts shows each of them, and ends there', async (count) => {
  const { pages, readBlogPage, readWholeBlog } = await pagesOf(count);
  expect(pages.flat()).toEqual(idsTo(count));
  const full = pages.slice(0, -1).map(({ length }) => length);
  expect(full).toEqual(full.map((_, at) => (at === 0 ? BLOG_FIRST : BLOG_MORE)));
  expect(pages.slice(1)).not.toContainEqual([]);
  expect(pages).toHaveLength((await readWholeBlog()).blogPages);
  await expect(readBlogPage(pages.length + 1, 'pt')).rejects.toMatchObject({
    name: 'MissingPageError',
  });
});

test.each([
  ['at the end of the first page', [7, 8, 9, 10]],
  ['on both sides of its end', [10, 11]],
  ['all of the first page', idsTo(10)],
  ['all of the second page', [11, 12, 13, 14, 15, 16]],
  ['here and there, and the last', [1, 9, 12, 17, 20, 25]],
])('unreadable posts, %s, do not remove others', async (_place, untitled) => {
  const { pages } = await pagesOf(25, { untitled });
  expect(pages.flat()).toEqual(idsTo(25).filter((id) => !untitled.includes(id)));
});

test('a short page of the panel does not count as the last one', async () => {
  const leftOut = [17, 18];
  const { pages } = await pagesOf(25, { leftOut });
  expect(pages.flat()).toEqual(idsTo(25).filter((id) => !leftOut.includes(id)));
});

test.each([
  ['12', 12],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  [undefined, 1],
])('%s is page %s', (value, page) => {
  expect(blogPageOf(value)).toBe(page);
});

async function blogWithPanel() {
  collectWarnings();
  const panel = await startPanel({ talents: 10 });
  onTestFinished(() => panel.close());
  beginProcess({ PANEL_URL: panel.url, INTEGRATION_URL: panel.url });
  const blog = await import('@/lib/blog/blog');
  return { panel, ...blog, ...(await import('@/lib/panel/posts')) };
}

test('a post that was read survives any outage, and a 404 for it is not believed', async () => {
  const clock = movableClock();
  const { panel, readPostOrMissing, readPostNames } = await blogWithPanel();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const [name] = (await readPostNames()).names;
  const id = name?.id ?? 0;
  const post = await readPostOrMissing(id);
  for (const fault of [{ kind: 'down' }, { kind: 'status', status: 404 }] as const) {
    panel.fail({ ...fault, route: '/api/posts' });
    await clock.advance(TIMES.fresh.page + 1);
    expect(await readPostOrMissing(id)).toBe(post);
    panel.clearFaults();
  }
  expect(logged.mock.calls.join()).toContain('no record where one is expected');
});

test('invented pages of the blog are not requested, and evict no cached read', async () => {
  const { panel, readBlogPage, readWholeBlog } = await blogWithPanel();
  await readBlogPage(1, 'pt');
  const { blogPages } = await readWholeBlog();
  panel.resetLog();
  // The first page gives the number of posts to within ten, which are two more pages at most.
  for (let page = blogPages + 3; page < 100; page += 1) {
    await expect(readBlogPage(page, 'pt')).rejects.toMatchObject({ name: 'MissingPageError' });
  }
  expect(panel.log).toEqual([]);
});
