import 'server-only';
import { z } from 'zod';
import { momentOf } from '../i18n/dates';
import { FRESH_MS } from './limits';
import { rejectEmptied, rejectShorter } from './plausibility';
import { read, readOrNull } from './read';
import { html, id, list, picture, readInPlace, record, title } from './wire';

/** A post of the blog, always in Portuguese. `description` is HTML: sanitize before showing. */
export type Post = {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  /** ISO date-time; null if the panel sends none that can be parsed. */
  createdAt: string | null;
};

const MAX_SLUG_LENGTH = 200;

const post = z
  .object({
    id,
    // A lone surrogate cannot be encoded in a URL.
    slug: z
      .string()
      .min(1)
      .max(MAX_SLUG_LENGTH)
      .refine((slug) => slug.isWellFormed()),
    title,
    description: html,
    image: picture,
    created_at: z.string().transform(momentOf).nullable().catch(null),
  })
  .transform(
    ({ created_at, description, ...rest }): Post => ({
      ...rest,
      description: description ?? '',
      createdAt: created_at,
    }),
  );

export type PostPage = {
  /** Null for a post that cannot be read, so that the pages retain their size. */
  posts: (Post | null)[];
  page: number;
  lastPage: number;
};

const count = z.coerce.number().int().positive().catch(1);

const postPage = z
  .union([z.array(z.unknown()).transform((data) => ({ data })), z.looseObject({ data: list })])
  .transform((body): PostPage => {
    const fields = z.object({ current_page: count, last_page: count }).parse(body);
    return {
      posts: readInPlace('post', body.data, post),
      page: fields.current_page,
      lastPage: fields.last_page,
    };
  });

/** Any page of the blog changes with any post. */
const LIST = { method: 'GET', url: '/api/posts/blog/pt', tags: ['posts', 'post-lists'] } as const;

/** One page of the blog with `paginate` posts; pages count from 1. @throws UpstreamError */
export function readPosts(paginate: number, page: number): Promise<PostPage> {
  return read({
    service: 'panel',
    request: { ...LIST, params: { paginate, page } },
    schema: postPage,
    freshMs: FRESH_MS.page,
    implausibleBecause: ({ posts }, previous) =>
      rejectEmptied(readable(posts), previous && readable(previous.posts)),
  });
}

function readable(posts: PostPage['posts']): Post[] {
  return posts.filter((post) => post !== null);
}

/** The part of a post that lists need. */
export type PostName = Pick<Post, 'id' | 'slug' | 'title' | 'image'>;

const NAMES_PER_PAGE = 100;
const MAX_PAGES = 20;

const namesPage = postPage.transform(({ posts, lastPage }) => ({
  names: readable(posts).map(
    ({ id, slug, title, image }): PostName => ({ id, slug, title, image }),
  ),
  places: posts.length,
  lastPage,
}));

function readNamesPage(page: number) {
  return read({
    service: 'panel',
    request: { ...LIST, params: { paginate: NAMES_PER_PAGE, page } },
    variant: 'names',
    schema: namesPage,
    freshMs: FRESH_MS.page,
    implausibleBecause: ({ names }, previous) => rejectShorter(names, previous?.names),
  });
}

/** The blog as a list, in the panel's order. `places` also counts unreadable posts. */
export type PostNames = { names: readonly PostName[]; places: number };

/** The names of all posts (at most 2,000), in the order of the panel. @throws UpstreamError */
export async function readPostNames(): Promise<PostNames> {
  const first = await readNamesPage(1);
  const others = Array.from(
    { length: Math.min(first.lastPage, MAX_PAGES) - 1 },
    (_, index) => index + 2,
  );
  const pages = [first, ...(await Promise.all(others.map(readNamesPage)))];
  return {
    names: pages.flatMap(({ names }) => names),
    places: pages.reduce((sum, { places }) => sum + places, 0),
  };
}

/** One post by the slug that the list has for it; null if there is none. @throws UpstreamError */
export function readPost(slug: string): Promise<Post | null> {
  const name = encodeURIComponent(slug);
  return readOrNull({
    service: 'panel',
    request: { method: 'GET', url: `${LIST.url}/${name}`, tags: ['posts', `post:${name}`] },
    schema: record.pipe(post),
    topic: null,
    freshMs: FRESH_MS.page,
    isListed: async () => (await readPostNames()).names.some((post) => post.slug === slug),
  });
}
