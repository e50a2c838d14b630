import 'server-only';
import { BLOG_FIRST, BLOG_MORE } from '../config/constants';
import { writtenDate } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { MissingPageError, missingPage } from '../page/outcomes';
import { isUpstreamError, nullWhenFailing } from '../panel/errors';
import { type Post, type PostName, readPost, readPostNames, readPosts } from '../panel/posts';
import { excerptOf } from '../panel/values/html';

/** The hint for any failure to read the blog. */
export const BLOG_FAILURE = 'Unable to fetch Website Information';

/** The data of a post in a list. */
export type PostCard = Pick<Post, 'id' | 'slug' | 'title' | 'image' | 'createdAt'> & {
  /** `createdAt`, formatted for the requested language. */
  date: string | null;
  excerpt: string;
};

export type BlogPage = { posts: PostCard[]; page: number; more: boolean };

const EXCERPT_LENGTH = 180;

/** By post, whose object is the same until it is read again: making an excerpt takes milliseconds. */
const cards = new WeakMap<Post, Partial<Record<Locale, PostCard>>>();

function cardOf(post: Post, locale: Locale): PostCard {
  const made = cards.get(post) ?? {};
  cards.set(post, made);
  made[locale] ??= writtenCard(post, locale);
  return made[locale];
}

function writtenCard(post: Post, locale: Locale): PostCard {
  const { id, slug, title, image, createdAt, description } = post;
  const date = createdAt && writtenDate(createdAt, locale);
  const excerpt = excerptOf(description, EXCERPT_LENGTH);
  return { id, slug, title, image, createdAt, date, excerpt };
}

function cardsOf(posts: readonly (Post | null)[], locale: Locale): PostCard[] {
  return posts.filter((post) => post !== null).map((post) => cardOf(post, locale));
}

/**
 * One page of the blog: 10 posts on the first, 6 on every further one. Dates are formatted for `locale`.
 * @throws MissingPageError past the end
 * @throws UpstreamError
 */
export async function readBlogPage(page: number, locale: Locale): Promise<BlogPage> {
  if (page === 1) {
    const { posts, lastPage } = await readPosts(BLOG_FIRST, 1);
    return { posts: cardsOf(posts, locale), page, more: lastPage > 1 };
  }
  // The size of the blog is checked first, so that invented pages cause no call and no cache entry.
  const { lastPage } = await readPosts(BLOG_FIRST, 1);
  if (page > 1 + Math.ceil((BLOG_FIRST * (lastPage - 1)) / BLOG_MORE)) missingPage();
  // The first page ends within a step of six, so each further page combines two steps.
  const cut = BLOG_FIRST % BLOG_MORE;
  const step = page + Math.floor(BLOG_FIRST / BLOG_MORE) - 1;
  const [begin, end] = await Promise.all([
    readPosts(BLOG_MORE, step),
    readPosts(BLOG_MORE, step + 1),
  ]);
  const posts = [...begin.posts.slice(cut), ...end.posts.slice(0, cut)];
  if (posts.length === 0) missingPage();
  return {
    posts: cardsOf(posts, locale),
    page,
    more: end.posts.length > cut || end.lastPage > step + 1,
  };
}

/** All posts of the blog, and the number of pages of its list. @throws UpstreamError */
export async function readWholeBlog(): Promise<{ posts: readonly PostName[]; blogPages: number }> {
  const { names, places } = await readPostNames();
  const further = Math.max(0, places - BLOG_FIRST);
  return { posts: names, blogPages: 1 + Math.ceil(further / BLOG_MORE) };
}

/**
 * The post with this id. The list of all posts has the slug by which the panel is asked. While the
 * panel fails, a post that is not cached counts as missing.
 * @throws MissingPageError
 */
export async function readPostOrMissing(id: number): Promise<Post> {
  const { names } = await readPostNames().catch(unverified);
  const name = names.find((post) => post.id === id) ?? missingPage(BLOG_FAILURE);
  return (await readPost(name).catch(unverified)) ?? missingPage(BLOG_FAILURE);
}

function unverified(error: unknown): never {
  if (!isUpstreamError(error)) throw error;
  throw new MissingPageError(BLOG_FAILURE, { unverified: true });
}

export type Neighbors = { newer: PostName | null; older: PostName | null };

/** True if another post has the same title; false while the list cannot be read. */
export async function hasTitleTwin({ id, title }: Post): Promise<boolean> {
  const names = await readNames();
  return names.some((post) => post.id !== id && post.title === title);
}

/** The posts before and after one; null while the list cannot be read. */
export async function readNeighbors(id: number): Promise<Neighbors> {
  const names = await readNames();
  const at = names.findIndex((post) => post.id === id);
  if (at < 0) return { newer: null, older: null };
  return { newer: names[at - 1] ?? null, older: names[at + 1] ?? null };
}

/** The names of all posts; empty while the list cannot be read. */
async function readNames(): Promise<readonly PostName[]> {
  const read = await readPostNames().catch(nullWhenFailing);
  return read?.names ?? [];
}

/** An average reading speed. */
const WORDS_PER_MINUTE = 200;

/** The reading time of the panel's HTML in minutes, rounded up; at least 1. */
export function readingMinutes(html: string): number {
  const words = excerptOf(html, Number.POSITIVE_INFINITY).split(' ').length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
