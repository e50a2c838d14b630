import { expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startBlog } from './numbered-blog.ts';

/** A client of a blog of this many posts. */
async function blogOf(...blog: Parameters<typeof startBlog>) {
  const warnings = collectWarnings();
  const { url, received } = await startBlog(...blog);
  const asked = () => received.filter(({ path }) => path.startsWith('/api/posts')).length;
  return { client: await freshClient(url), asked, warnings };
}

it('the list of all posts and a page of a hundred are cached separately', async () => {
  const { client } = await blogOf(3);
  const { posts } = await client.readPosts(100, 1);
  const { names } = await client.readPostNames();
  expect(posts[0]).toMatchObject({ id: 1, description: '' });
  expect(names[0]).toEqual({ id: 1, slug: 'post-1', title: 'Post 1', image: null });
  expect((await client.readPosts(100, 1)).posts).toBe(posts);
});

it('an unreadable post is not in the list, but counts in its order', async () => {
  const { client, warnings } = await blogOf(250, { untitled: [2, 240] });
  const { names, places } = await client.readPostNames();
  const ids = names.map(({ id }) => id);
  expect(ids).toEqual([1, ...Array.from({ length: 248 }, (_, at) => at + 3)].filter(isNot(240)));
  expect(places).toBe(250);
  expect(warnings.texts()[0]).toMatch(/^Dropped post 2: title: /);
});

const isNot = (id: number) => (other: number) => other !== id;

it('the list of a blog ends after 2,000 posts', async () => {
  const { client, asked } = await blogOf(2_001);
  const { names, places } = await client.readPostNames();
  expect([names.at(-1)?.id, places, asked()]).toEqual([2_000, 2_000, 20]);
});

it.each([
  [200, [1]],
  [201, []],
])('a post with a slug of %i characters is in the list as %j', async (length, ids) => {
  collectWarnings();
  const { client } = await blogOf(1, { slug: 'x'.repeat(length) });
  expect((await client.readPostNames()).names.map(({ id }) => id)).toEqual(ids);
});
