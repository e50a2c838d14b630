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
  const { blogPage } = await import('@/app/[lang]/blog/blog-page');
  expect(definitionOf(blogPage()).frame({ list: { page } })).toEqual({ search });
});

it.each([
  ['', ''],
  ['letter=a', '?letter=a'],
])('a list narrowed by %j leads to the other languages with %j', async (written, search) => {
  const { rosterPage } = await import('@/app/[lang]/models/[view]/roster-page');
  expect(definitionOf(rosterPage()).frame({ written })).toEqual({ search });
});

it.each([
  [undefined, ''],
  ['video', '?tab=video'],
])('a profile with the gallery %j leads to the other languages with %j', async (tab, search) => {
  const { profilePage } = await import('@/app/[lang]/profile/[id]/profile-page');
  expect(definitionOf(profilePage()).frame({ tab })).toEqual({ search });
});
