import { expect, it, vi } from 'vitest';

/** A page file exports what it passes to the kernel, which has tests of its own. */
vi.mock('@/app/define-page', () => ({
  definePage: (definition: object) => ({ ...definition, generateMetadata: null, Page: definition }),
}));
vi.mock('next-intl/server', () => ({ getLocale: vi.fn(), getTranslations: vi.fn() }));

type Definition = {
  load: (request: object) => Promise<object>;
  metadata: (loaded: object, words: object) => { indexed?: boolean };
  frame: (loaded: object) => { search?: string };
};

const definitionOf = (page: unknown) => page as Definition;
const isIndexed = (page: unknown) =>
  definitionOf(page).metadata({}, { t: (key: string) => key, locale: 'en' }).indexed;

it.each([
  [undefined, true],
  ['contact', false],
] as const)('the contact page is in search, but not with a reply: %s', async (reads, indexed) => {
  const { contactPage } = await import('@/app/[lang]/contact/contact-page');
  expect(isIndexed(contactPage(reads))).toBe(indexed);
});

it('the contact check is in search, but not the result of a post', async () => {
  const { verifyPage } = await import('@/app/[lang]/verify/verify-page');
  expect(isIndexed(verifyPage())).toBe(true);
  expect(isIndexed((await import('@/app/[lang]/verify/reply/page')).default)).toBe(false);
});

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
