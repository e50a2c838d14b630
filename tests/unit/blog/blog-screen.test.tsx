import { expect, it, vi } from 'vitest';
import { BlogScreen } from '@/components/blog/blog-screen';
import { markupOf } from '../../fixtures/server-markup.ts';

const page = vi.hoisted(() => ({ locale: 'pt' }));
vi.mock('next-intl/server', async () => {
  const { portuguese } = await import('../../fixtures/server-markup.ts');
  return { ...portuguese, getLocale: async () => page.locale };
});

const NOTE = 'Os posts estão em português.';

it.each([
  ['pt', false],
  ['en', true],
  ['es', true],
])('says that posts are in Portuguese, except there: %s', async (locale, isNoted) => {
  page.locale = locale;
  const html = await markupOf(<BlogScreen list={{ page: 1, posts: [], more: false }} />);
  expect(html.includes(NOTE)).toBe(isNoted);
  expect(html.match(/<h1[^>]*>([^<]+)</)?.[1]).toBe('Blog');
});
