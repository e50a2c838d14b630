import { expect, onTestFinished, test, vi } from 'vitest';
import { FRESH_MS, PANEL_LIMITS } from '@/lib/panel/limits';
import { blogPageOf } from '@/lib/routes/query-keys';
import { startPanel } from '../demo-panel/start.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { movableClock } from '../fixtures/movable-clock.ts';
import { collectWarnings } from '../fixtures/panel-client.ts';
import { sendJson, startServer } from '../fixtures/scripted-server.ts';

async function blogWithPanel() {
  collectWarnings();
  const panel = await startPanel({ talents: 10 });
  onTestFinished(() => panel.close());
  beginProcess({ PANEL_URL: panel.url, INTEGRATION_URL: panel.url });
  return {
    panel,
    ...(await import('@/lib/blog/blog')),
    ...(await import('@/lib/panel/posts')),
    ...(await import('@/lib/page/outcomes')),
  };
}

test('shows ten posts, then six per page, each post once and in the order of the panel', async () => {
  const { readBlogPage, readPosts } = await blogWithPanel();
  const { posts: all } = await readPosts(100, 1);
  const pages = [];
  for (let page = 1; pages.at(-1)?.more ?? true; page += 1)
    pages.push(await readBlogPage(page, 'pt'));
  expect(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(
    all.map((post) => post?.id),
  );
  expect(pages.map(({ posts }) => posts.length)).toEqual([
    10,
    ...Array(Math.floor((all.length - 10) / 6)).fill(6),
    ...((all.length - 10) % 6 ? [(all.length - 10) % 6] : []),
  ]);
});

const COUNT = 25;

test.each([
  ['at the end of the first page', [7, 8, 9, 10]],
  ['on both sides of its end', [10, 11]],
  ['all of the first page', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['all of the second page', [11, 12, 13, 14, 15, 16]],
  ['here and there', [1, 9, 12, 17, 20]],
  ['the last', [COUNT]],
])('unreadable posts, %s, do not remove others', async (_place, unreadable) => {
  collectWarnings();
  const ids = Array.from({ length: COUNT }, (_, place) => place + 1);
  const services = await startServer(({ path }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://panel');
    if (pathname !== '/api/posts/blog/pt') return sendJson(response, 200, { token: 'token' });
    const size = Number(searchParams.get('paginate'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const data = ids
      .slice(start, start + size)
      .map((id) => ({ id, slug: `post-${id}`, title: unreadable.includes(id) ? null : `${id}` }));
    sendJson(response, 200, { data, last_page: Math.ceil(COUNT / size) });
  });
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  const { readBlogPage } = await import('@/lib/blog/blog');
  const shown = [];
  for (let page = 1, more = true; more; page += 1) {
    const read = await readBlogPage(page, 'pt');
    shown.push(...read.posts.map(({ id }) => id));
    more = read.more;
  }
  expect(shown).toEqual(ids.filter((id) => !unreadable.includes(id)));
});

test('there is no page past the end', async () => {
  const { readBlogPage, MissingPageError } = await blogWithPanel();
  await expect(readBlogPage(99, 'pt')).rejects.toThrow(MissingPageError);
});

test.each([
  ['2', 2],
  ['12', 12],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  [undefined, 1],
])('%s is page %s', (value, page) => {
  expect(blogPageOf(value)).toBe(page);
});

test('the posts before and after one; none while they cannot be read', async () => {
  const clock = movableClock();
  const { panel, readNeighbors, readPosts } = await blogWithPanel();
  const { posts } = await readPosts(6, 1);
  const [first, second, third] = posts.map((post) => post?.id);
  panel.fail({ kind: 'status', status: 500 });
  expect(await readNeighbors(second ?? 0)).toEqual({ newer: null, older: null });
  panel.clearFaults();
  await clock.advance(PANEL_LIMITS.pauseMs + 1);
  const { newer, older } = await readNeighbors(second ?? 0);
  expect([newer?.id, older?.id]).toEqual([first, third]);
  expect((await readNeighbors(first ?? 0)).newer).toBeNull();
});

test('a missing post and a failing panel look the same to visitors, but are distinguished', async () => {
  const { panel, readPostOrMissing, readPostNames, BLOG_FAILURE } = await blogWithPanel();
  const failure = (unverified: boolean) => ({
    name: 'MissingPageError',
    message: BLOG_FAILURE,
    unverified,
  });
  await expect(readPostOrMissing(999_999)).rejects.toMatchObject(failure(false));
  const [name] = (await readPostNames()).names;
  panel.fail({ kind: 'down' });
  await expect(readPostOrMissing(name?.id ?? 0)).rejects.toMatchObject(failure(true));
});

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
    await clock.advance(FRESH_MS.page + 1);
    expect(await readPostOrMissing(id)).toBe(post);
    panel.clearFaults();
  }
  expect(logged.mock.calls.join()).toContain('no record where one is expected');
});

test('a post that is not in the list is missing, without asking the panel', async () => {
  const { panel, readPostOrMissing, readPostNames } = await blogWithPanel();
  const [name] = (await readPostNames()).names;
  panel.resetLog();
  for (const id of [999_999, Number.MAX_SAFE_INTEGER, 0, Number.NaN]) {
    await expect(readPostOrMissing(id)).rejects.toMatchObject({ name: 'MissingPageError' });
  }
  expect(panel.log).toEqual([]);
  expect((await readPostOrMissing(name?.id ?? 0)).id).toBe(name?.id);
});

test('without a list a post counts as missing for the moment', async () => {
  const { panel, readPostOrMissing, BLOG_FAILURE } = await blogWithPanel();
  panel.fail({ kind: 'status', status: 500, route: '/api/posts/blog/pt' });
  const failure = { message: BLOG_FAILURE, unverified: true };
  await expect(readPostOrMissing(1)).rejects.toMatchObject(failure);
});

test('the list of a blog of many pages is complete', async () => {
  collectWarnings();
  const all = Array.from({ length: 250 }, (_, place) => ({
    ...{ id: place + 1, slug: `post-${place + 1}`, title: `${place + 1}` },
  }));
  const services = await startServer(({ path }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://panel');
    const found = all.find(({ slug }) => pathname.endsWith(`/${slug}`));
    const size = Number(searchParams.get('paginate'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const data = all.slice(start, start + size);
    const list = { data, last_page: Math.ceil(all.length / size) };
    sendJson(response, 200, pathname.endsWith('login') ? { token: 'x' } : (found ?? list));
  });
  beginProcess({ PANEL_URL: services.url, INTEGRATION_URL: services.url });
  const { readPostOrMissing } = await import('@/lib/blog/blog');
  expect((await readPostOrMissing(250)).id).toBe(250);
  await expect(readPostOrMissing(251)).rejects.toMatchObject({ name: 'MissingPageError' });
  expect(services.received).toHaveLength(5);
});

test('invented pages of the blog are not requested, and evict no cached read', async () => {
  const { panel, readBlogPage, readWholeBlog, MissingPageError } = await blogWithPanel();
  await readBlogPage(1, 'pt');
  const { blogPages } = await readWholeBlog();
  panel.resetLog();
  // The first page gives the number of posts to within ten, which are two more pages at most.
  for (let page = blogPages + 3; page < 100; page += 1) {
    await expect(readBlogPage(page, 'pt')).rejects.toThrow(MissingPageError);
  }
  expect(panel.log).toEqual([]);
});
