import { expect, it } from 'vitest';
import { pathOf } from '@/lib/routes/build';
import { resolvePath } from '@/lib/routes/resolve';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';
import { startBlog } from './numbered-blog.ts';

/** A client of a blog of this many posts. */
async function blogOf(...blog: Parameters<typeof startBlog>) {
  const warnings = collectWarnings();
  const { url, received } = await startBlog(...blog);
  const asked = () => received.filter(({ path }) => path.startsWith('/api/posts')).length;
  return { client: await freshClient(url), asked, received, warnings };
}

it('the list of all posts and a page of a hundred are cached separately', async () => {
  const { client } = await blogOf(3);
  const { posts } = await client.readPosts(100, 1);
  const { names } = await client.readPostNames();
  expect(posts[0]).toMatchObject({ id: 1, description: '' });
  expect(names[0]).toEqual({
    ...{ id: 1, slug: 'post-1', panelSlug: 'post-1', title: 'Post 1', image: null },
  });
  expect((await client.readPosts(100, 1)).posts).toBe(posts);
});

it('an unreadable post is not in the list, but counts in its order', async () => {
  const { client, warnings } = await blogOf(250, { untitled: [2, 240] });
  const { names, places } = await client.readPostNames();
  const ids = names.map(({ id }) => id);
  expect(ids).toEqual([1, ...Array.from({ length: 248 }, (_, at) => at + 3)].filter(isNot(240)));
  expect(places).toBe(250);
  expect(warnings.texts()[0]).toMatch(/^Unreadable title of post 2: /);
});

const isNot = (id: number) => (other: number) => other !== id;

it('the list of a blog ends after 2,000 posts', async () => {
  const { client, asked } = await blogOf(2_001);
  const { names, places } = await client.readPostNames();
  expect([names.at(-1)?.id, places, asked()]).toEqual([2_000, 2_000, 20]);
});

it.each([
  ['verão 2026', 'verão 2026'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(211), 'x'.repeat(80)],
  ['moda/verao', 'moda-verao'],
  ['2026/05/festa', '2026-05-festa'],
  ['ver\u200cao', 'ver-ao'],
  [2026, '2026'],
  ['春/夏', ''],
])('a post with the slug %j has an address that the site serves', async (sent, slug) => {
  const { client, received } = await blogOf(1, { slug: sent });
  const [name] = (await client.readPostNames()).names;
  expect(name).toMatchObject({ slug, panelSlug: String(sent) });
  const path = pathOf('pt', { page: 'post', id: 1, slug });
  expect(resolvePath(path)).toMatchObject({ kind: 'serve', route: { page: 'post', id: 1 } });
  await client.readPost({ id: 1, panelSlug: String(sent) }).catch(() => {});
  const asked = received.map((call) => call.path);
  expect(asked).toContain(`/api/posts/blog/pt/${encodeURIComponent(String(sent))}`);
});

it.each([
  { data: { 0: { id: 1, slug: 'a', title: 'A' }, 4: { id: 2, slug: 'b', title: 'B' } } },
  { data: '[{"id":1,"slug":"a","title":"A"},{"id":2,"slug":"b","title":"B"}]' },
])('a page of posts in another shape is read, with its number of pages: %j', async (body) => {
  const { url } = await startServices({
    '/api/posts/blog/pt': { ...body, meta: { current_page: 1, last_page: 3 } },
  });
  const client = await freshClient(url);
  expect(await client.readPosts(10, 1)).toMatchObject({
    ...{ page: 1, lastPage: 3 },
    posts: [{ id: 1 }, { id: 2 }],
  });
});
