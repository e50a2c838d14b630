import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import type { Post } from '@/lib/panel/posts';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let pages: typeof import('@/lib/seo/describe-page');
let posts: typeof import('@/lib/seo/describe-post');

const WORDS = {
  t: createTranslator({ locale: 'en', messages: messagesOf('en') }),
  locale: 'en',
} as const;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  pages = await import('@/lib/seo/describe-page');
  posts = await import('@/lib/seo/describe-post');
});

describe('a text of the agency', () => {
  it.each([
    ['about', 'Who we are: Agência, a model and talent agency in São Paulo.'],
    ['privacy', 'How Agência handles your data.'],
  ] as const)('without text, %s uses the default description of the site', (name, description) => {
    const page = pages.describeEntity(name, { description: '<p> </p>' }, WORDS);
    expect(page).toMatchObject({ route: { page: name }, description });
  });
});

const POST = {
  ...{ id: 7, slug: 'semana', title: 'Semana de moda', description: '<p>Três dias.</p>' },
  ...{ image: 'posts/7.jpg', createdAt: '2026-03-01T12:00:00Z' },
} as Post;

describe('a post', () => {
  it('omits a missing date, picture or words', () => {
    const bare = { ...POST, description: '', image: null, createdAt: null };
    const page = posts.describePost(bare, { namesake: false }, WORDS);
    expect(page.description).toBe('From the blog of Agência, a talent agency in São Paulo.');
    expect(page.preview).toEqual({ title: 'Semana de moda', faces: [] });
    const [data] = page.data ?? [];
    expect(Object.keys(data ?? {})).not.toContain('datePublished');
    expect(Object.keys(data ?? {})).not.toContain('image');
  });

  it('is distinguished from one of the same title by its number', () => {
    const page = posts.describePost(POST, { namesake: true }, WORDS);
    expect(page.title).toBe('Semana de moda (7) | Blog');
    expect(page.preview?.title).toBe('Semana de moda');
  });

  it('has a headline of at most 110 characters, none of them halved', () => {
    const long = { ...POST, title: '😀'.repeat(120) };
    const [data] = posts.describePost(long, { namesake: false }, WORDS).data ?? [];
    expect(data).toMatchObject({ headline: '😀'.repeat(110) });
  });
});
