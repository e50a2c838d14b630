import 'server-only';
import { z } from 'zod';
import { TIMES } from '../config/times';
import { isRecord } from '../json';
import { isRecordSlug } from '../routes/resolve';
import { slugOf } from '../routes/slug';
import { rejectEmptied, rejectShorter } from './plausibility';
import { read, readOrNull } from './read';
import { recordTag } from './tags';
import { fieldsOf } from './unreadable-values';
import { html } from './values/html';
import { moment } from './values/moment';
import { path } from './values/path';
import { text } from './values/text';
import { listOf, readRecord, record, recordId } from './wire';

/** A post of the blog, always in Portuguese. `description` is HTML: sanitize before showing. */
export type Post = {
  id: number;
  /** The last part of its address, which the site accepts; may be empty. */
  slug: string;
  /** The slug by which the panel is asked, which may have any characters. */
  panelSlug: string;
  title: string;
  description: string;
  image: string | null;
  /** ISO date-time; null if the panel sends none that can be parsed. */
  createdAt: string | null;
};

/** In characters: of a slug in an address, and of one of the panel. */
const MAX_SLUG_LENGTH = 200;
const MAX_SENT_LENGTH = 2_000;

const sentSlug = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((slug) => slug.trim() !== '' && slug.length <= MAX_SENT_LENGTH)
  // A URL can contain neither a lone surrogate nor a dot segment.
  .refine((slug) => slug.isWellFormed() && !/^\.{1,2}$/.test(slug));

/** The panel's slug if an address can have it, otherwise its Latin words. */
function addressSlug(sent: string): string {
  if (sent.length <= MAX_SLUG_LENGTH && isRecordSlug(sent)) return sent;
  return /[a-z\d]/i.test(sent) ? slugOf(sent) : '';
}

const post = z
  .looseObject({ id: recordId, slug: sentSlug, title: text })
  .transform(({ id, slug, title, ...sent }): Post => {
    const field = fieldsOf(`post ${id}`, sent);
    return {
      ...{ id, slug: addressSlug(slug), panelSlug: slug, title },
      description: field('description', html) ?? '',
      image: field('image', path),
      createdAt: field('created_at', moment),
    };
  });

export type PostPage = {
  /** Null for a post that cannot be read, so that the pages retain their size. */
  posts: (Post | null)[];
  page: number;
  lastPage: number;
};

const count = z.coerce.number().int().positive().catch(1);
const paging = z.object({ current_page: count, last_page: count });

/** A page of at most `paginate` posts; its numbers may be beside the list or under `meta`. */
const postPage = (paginate: number) =>
  z.unknown().transform((body, context): PostPage => {
    const { data: items } = listOf('posts', paginate).safeParse(body);
    if (!items) {
      context.addIssue('is not a list');
      return z.NEVER;
    }
    const { meta, data } = isRecord(body) ? body : {};
    const sent = [body, meta, data].find((one) => isRecord(one) && 'last_page' in one);
    const { current_page: page, last_page: lastPage } = paging.parse(sent ?? {});
    return { posts: items.map((item) => readRecord('post', item, post)), page, lastPage };
  });

/** Any page of the blog changes with any post. */
const LIST = { method: 'GET', url: '/api/posts/blog/pt', tags: ['posts', 'post-lists'] } as const;

/** One page of the blog with `paginate` posts; pages count from 1. @throws UpstreamError */
export function readPosts(paginate: number, page: number): Promise<PostPage> {
  return read({
    service: 'panel',
    request: { ...LIST, params: { paginate, page } },
    schema: postPage(paginate),
    freshMs: TIMES.fresh.page,
    implausibleBecause: ({ posts }, previous) =>
      rejectEmptied(readable(posts), previous && readable(previous.posts)),
  });
}

function readable(posts: PostPage['posts']): Post[] {
  return posts.filter((post) => post !== null);
}

/** The part of a post that lists need. */
export type PostName = Pick<Post, 'id' | 'slug' | 'panelSlug' | 'title' | 'image'>;

const NAMES_PER_PAGE = 100;
const MAX_PAGES = 20;

function readNamesPage(page: number) {
  return read({
    service: 'panel',
    request: { ...LIST, params: { paginate: NAMES_PER_PAGE, page } },
    variant: 'names',
    schema: postPage(NAMES_PER_PAGE).transform(({ posts, lastPage }) => {
      const names = readable(posts).map(({ description, createdAt, ...name }): PostName => name);
      return { names, places: posts.length, lastPage };
    }),
    freshMs: TIMES.fresh.page,
    implausibleBecause: ({ names }, previous) => rejectShorter(names, previous?.names),
  });
}

/** The blog as a list, in the panel's order. `places` also counts unreadable posts. */
export type PostNames = { names: readonly PostName[]; places: number };

/** The names of all posts (at most 2,000), in the order of the panel. @throws UpstreamError */
export async function readPostNames(): Promise<PostNames> {
  const first = await readNamesPage(1);
  const length = Math.min(first.lastPage, MAX_PAGES) - 1;
  const others = Array.from({ length }, (_, index) => readNamesPage(index + 2));
  const pages = [first, ...(await Promise.all(others))];
  return {
    names: pages.flatMap(({ names }) => names),
    places: pages.reduce((sum, { places }) => sum + places, 0),
  };
}

/** One post that the list has; null if there is none. @throws UpstreamError */
export function readPost({ id, panelSlug }: Pick<Post, 'id' | 'panelSlug'>): Promise<Post | null> {
  return readOrNull({
    service: 'panel',
    request: {
      method: 'GET',
      url: `${LIST.url}/${encodeURIComponent(panelSlug)}`,
      tags: ['posts', recordTag('post', panelSlug), recordTag('post', String(id))],
    },
    schema: record.pipe(post),
    topic: null,
    freshMs: TIMES.fresh.page,
    isListed: async () => (await readPostNames()).names.some((post) => post.id === id),
  });
}
