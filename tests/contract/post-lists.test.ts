import { expect, it } from 'vitest';
import {
  callsTo,
  collectWarnings,
  freshClient,
  type PanelClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { sendJson, startServer, startServices } from '../fixtures/scripted-server.ts';

/** A panel with this many posts, numbered from 1. Those without a title are unreadable. */
async function blogOf(count: number, more: { untitled?: number[]; slug?: string } = {}) {
  const warnings = collectWarnings();
  const all = Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, slug: more.slug ?? `post-${at + 1}` },
    title: more.untitled?.includes(at + 1) ? null : `Post ${at + 1}`,
  }));
  const { url, received } = await startServer(({ path }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://panel');
    if (pathname === '/api/login') return sendJson(response, 200, { token: 'token' });
    const found = all.find(({ slug }) => pathname === `/api/posts/blog/pt/${slug}`);
    const size = Number(searchParams.get('paginate'));
    if (!size) return sendJson(response, found ? 200 : 404, found ?? {});
    const start = (Number(searchParams.get('page')) - 1) * size;
    const data = all.slice(start, start + size);
    sendJson(response, 200, { data, last_page: Math.ceil(count / size) });
  });
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

it('a response without a list is a failure of the service', async () => {
  collectWarnings();
  const { url } = await startServices({ '/api/posts/blog/pt': { data: {} } });
  const read = (await freshClient(url)).readPosts(6, 1);
  await expect(read).rejects.toMatchObject({ name: 'UnreadableError' });
});

it.each<[string, string, (client: PanelClient) => Promise<unknown>]>([
  ['a page of the blog', '/api/posts', (client) => client.readPosts(6, 1)],
  ['the list of posts', '/api/posts', (client) => client.readPostNames()],
  ['a post', '/api/posts/blog/pt/', async (client) => client.readPost(await firstSlug(client))],
  ['a text', '/api/entities', (client) => client.readEntity('about', 'pt')],
  ['the social networks', '/api/social-medias', (client) => client.readSocialMedias()],
  ['a profile', '/api/talent/profile', async (client) => client.readProfile(await first(client))],
])('a single failure of %s goes unnoticed', async (_what, route, read) => {
  const { client, panel } = await standInWithClient({ talents: 1 });
  panel.fail({ kind: 'status', status: 500, route, times: 1 });
  expect(await read(client)).toBeTruthy();
  expect(callsTo(panel, route)).toBe(2);
});

async function firstSlug(client: PanelClient): Promise<string> {
  return (await client.readPostNames()).names[0]?.slug ?? '';
}

async function first(client: PanelClient): Promise<number> {
  return (await client.readRoster()).talents[0]?.id ?? 0;
}
