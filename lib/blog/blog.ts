import 'server-only';
import { BLOG_FIRST, BLOG_MORE } from '../constants';
import { missingPage } from '../page/outcomes';
import { excerptOf } from '../panel/html';
import { type Post, readPost, readPosts } from '../panel/posts';

/** Said for whatever of the blog cannot be read. */
export const BLOG_FAILURE = 'Unable to fetch Website Information';

/** What a list shows of a post. */
export type PostCard = Pick<Post, 'id' | 'slug' | 'title' | 'image' | 'createdAt'> & {
  excerpt: string;
};

export type BlogPage = { posts: PostCard[]; page: number; more: boolean };

/** Posts among which the ones before and after a post are looked for. */
const BLOG_NEIGHBORS = 100;

/** How often at most that many posts are read for a list of all. */
const MOST_READ_PAGES = 50;

const EXCERPT_LENGTH = 180;

function cardOf({ id, slug, title, image, createdAt, description }: Post): PostCard {
  return { id, slug, title, image, createdAt, excerpt: excerptOf(description, EXCERPT_LENGTH) };
}

function cardsOf(posts: readonly (Post | null)[]): PostCard[] {
  return posts.filter((post) => post !== null).map(cardOf);
}

/** The page of the blog that a query names: 1 for what is no page number. */
export function blogPageOf(value: string | string[] | null | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/**
 * One page of the blog: 10 posts on the first, 6 on every further one.
 * @throws MissingPageError past the end
 * @throws UpstreamError
 */
export async function readBlogPage(page: number): Promise<BlogPage> {
  if (page === 1) {
    const { posts, lastPage } = await readPosts(BLOG_FIRST, 1);
    return { posts: cardsOf(posts), page, more: lastPage > 1 };
  }
  // The first page ends inside of a step of six, so each further one is made of two of those.
  const cut = BLOG_FIRST % BLOG_MORE;
  const step = page + Math.floor(BLOG_FIRST / BLOG_MORE) - 1;
  const [begin, end] = await Promise.all([
    readPosts(BLOG_MORE, step),
    readPosts(BLOG_MORE, step + 1),
  ]);
  const posts = [...begin.posts.slice(cut), ...end.posts.slice(0, cut)];
  if (posts.length === 0) missingPage();
  return { posts: cardsOf(posts), page, more: end.posts.length > cut || end.lastPage > step + 1 };
}

/** Where every post is found, and how many pages the blog has; the newest 5,000 posts count. */
export type PostPlaces = {
  posts: Pick<Post, 'id' | 'slug' | 'image'>[];
  blogPages: number;
};

/** @throws UpstreamError */
export async function readPostPlaces(): Promise<PostPlaces> {
  const first = await readPosts(BLOG_NEIGHBORS, 1);
  const pages = [first];
  for (let page = 2; page <= Math.min(first.lastPage, MOST_READ_PAGES); page += 1) {
    pages.push(await readPosts(BLOG_NEIGHBORS, page));
  }
  // A post that cannot be read has a place on the pages, but no path.
  const places = pages.flatMap(({ posts }) => posts);
  const further = Math.max(0, places.length - BLOG_FIRST);
  return {
    posts: places.filter((post) => post !== null),
    blogPages: 1 + Math.ceil(further / BLOG_MORE),
  };
}

/**
 * The post of a slug. A panel that fails is answered like a post that is not there.
 * @throws MissingPageError
 */
export async function readPostOrMissing(slug: string): Promise<Post> {
  const post = await readPost(slug).catch(() => null);
  return post ?? missingPage(BLOG_FAILURE);
}

export type Neighbors = { newer: Post | null; older: Post | null };

/** True when another of the newest posts has the same title; false while they cannot be read. */
export async function hasTitleTwin({ id, title }: Post): Promise<boolean> {
  const posts = await readPosts(BLOG_NEIGHBORS, 1).then(
    (page) => page.posts,
    () => [],
  );
  return posts.some((post) => post !== null && post.id !== id && post.title === title);
}

/** The posts before and after one; none while they cannot be read. */
export async function readNeighbors(id: number): Promise<Neighbors> {
  const posts = await readPosts(BLOG_NEIGHBORS, 1).then(
    (page) => page.posts.filter((post) => post !== null),
    () => [],
  );
  const at = posts.findIndex((post) => post.id === id);
  if (at < 0) return { newer: null, older: null };
  return { newer: posts[at - 1] ?? null, older: posts[at + 1] ?? null };
}
