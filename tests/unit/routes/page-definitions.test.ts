import { expect, it, vi } from 'vitest';

/** A page file exports what it passes to the kernel, which has tests of its own. */
vi.mock('@/app/define-page', () => ({
  definePage: (definition: object) => ({ ...definition, generateMetadata: null, Page: definition }),
}));
vi.mock('next-intl/server', () => ({ getLocale: vi.fn(), getTranslations: vi.fn() }));

type Definition = {
  frame: (loaded: object) => { search?: string };
};

const definitionOf = (page: unknown) => page as Definition;

it.each([
  [1, ''],
  [2, '?page=2'],
])('page %i of the blog leads to the other languages with %j', async (page, search) => {
  const { default: blog } = await import('@/app/[lang]/blog/[[...query]]/page');
  expect(definitionOf(blog).frame({ list: { page } })).toEqual({ search });
});

it.each([
  [{}, ''],
  [{ letter: 'a' }, '?letter=a'],
])('a list narrowed by %j leads to the other languages with %j', async (narrowed, search) => {
  const { rosterPage } = await import('@/app/[lang]/models/[view]/roster-page');
  const query = { filter: { ranges: {} }, page: 1, ...narrowed };
  expect(definitionOf(rosterPage()).frame({ query })).toEqual({ search });
});
