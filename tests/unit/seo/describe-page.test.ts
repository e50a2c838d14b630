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
const LONG = `<p>${'word '.repeat(60)}</p>`;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'Agência' });
  pages = await import('@/lib/seo/describe-page');
  posts = await import('@/lib/seo/describe-post');
});

describe('a text of the agency', () => {
  it('is described by its own first words, cut at a word', () => {
    const { description } = pages.describeEntity('about', { description: LONG }, WORDS);
    expect(description).toMatch(/^(word )+word…$/);
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description.length).toBeGreaterThan(150);
  });

  it.each([
    ['about', 'Who we are: Agência, a model and talent agency in São Paulo.'],
    ['privacy', 'How Agência handles your data.'],
  ] as const)('without text, %s uses the default description of the site', (name, description) => {
    const page = pages.describeEntity(name, { description: '<p> </p>' }, WORDS);
    expect(page).toMatchObject({ route: { page: name }, description });
  });

  it('only the one about the agency is its page', () => {
    const about = pages.describeEntity('about', { description: '' }, WORDS);
    expect(about.data).toMatchObject([
      {
        ...{ '@type': 'AboutPage', name: 'About', url: 'https://site.test/en/about' },
        mainEntity: { '@id': 'https://site.test/#agency', name: 'Agência' },
      },
    ]);
    expect(pages.describeEntity('privacy', { description: '' }, WORDS).data).toEqual([]);
  });
});

const POST = {
  ...{ id: 7, slug: 'semana', title: 'Semana de moda', description: '<p>Três dias.</p>' },
  ...{ image: 'posts/7.jpg', createdAt: '2026-03-01T12:00:00Z' },
} as Post;

describe('a post', () => {
  it('is in Portuguese in every language, with structured data of its own', () => {
    const page = posts.describePost(POST, { namesake: false }, WORDS);
    expect(page).toMatchObject({
      route: { page: 'post', id: 7, slug: 'semana' },
      title: 'Semana de moda | Blog',
      description: 'Três dias.',
      written: 'pt',
      preview: { title: 'Semana de moda', faces: ['posts/7.jpg'] },
    });
    const url = 'https://site.test/blog/7/semana';
    expect(page.data).toEqual([
      {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        url,
        mainEntityOfPage: url,
        headline: 'Semana de moda',
        description: 'Três dias.',
        inLanguage: 'pt',
        author: {
          '@type': 'Organization',
          '@id': 'https://site.test/#agency',
          name: 'Agência',
          url: 'https://site.test/',
        },
        publisher: { '@id': 'https://site.test/#agency' },
        datePublished: '2026-03-01T12:00:00Z',
        image: 'https://site.test/storage/desktop/posts/7.jpg',
      },
    ]);
  });

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

it('a page of the blog is described by the titles of its posts', () => {
  const titled = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title }));
  expect(posts.describeBlog({ page: 2, posts: titled }, WORDS)).toEqual({
    route: { page: 'blog' },
    title: 'Blog, page 2',
    description: 'Posts from Agência: One, Two, Three, Four.',
    number: 2,
    preview: { title: 'Blog' },
  });
  expect(posts.describeBlog({ page: 1, posts: titled }, WORDS).title).toBe('Blog');
});
