import 'server-only';
import { z } from 'zod';
import { FRESH_MS } from './limits';
import { momentOf } from './moment';
import { read, readOrNull } from './read';
import { html, id, list, picture, readInPlace, record, title } from './wire';

/** A post of the blog, always in Portuguese. `description` is HTML: sanitize before showing. */
export type Post = {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  /** ISO date-time; null when the panel sends none that can be read. */
  createdAt: string | null;
};

const post = z
  .object({
    id,
    slug: z.string().min(1).max(200),
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
  /** Null in the place of a post that cannot be read: the places are what pages are made of. */
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

/** One page of the blog, `paginate` posts long, counted from 1. @throws UpstreamError */
export function readPosts(paginate: number, page: number): Promise<PostPage> {
  return read({
    service: 'panel',
    request: { method: 'GET', url: '/api/posts/blog/pt', params: { paginate, page } },
    schema: postPage,
    freshMs: FRESH_MS.page,
  });
}

/** One post by its slug; null when there is none. @throws UpstreamError */
export function readPost(slug: string): Promise<Post | null> {
  return readOrNull({
    service: 'panel',
    request: { method: 'GET', url: `/api/posts/blog/pt/${encodeURIComponent(slug)}` },
    schema: record.pipe(post),
    freshMs: FRESH_MS.page,
  });
}
