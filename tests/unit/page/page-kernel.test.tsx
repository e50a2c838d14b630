import type { Metadata } from 'next';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missingPage, movedPage, unreadPage } from '@/lib/page/outcomes';
import { pageKernel } from '@/lib/page/page-kernel';
import type { PageRequest } from '@/lib/page/page-request';
import { TimeoutError } from '@/lib/panel/errors';

const { answerWith, keepOutOfSearch } = vi.hoisted(() => ({
  answerWith: vi.fn(),
  keepOutOfSearch: vi.fn(),
}));
vi.mock('@/lib/platform/next/answer-status.mjs', () => ({
  answerWith,
  keepOutOfSearch,
  whenAnswering: (then: () => void) => then(),
}));
vi.mock('@/lib/panel/content', () => ({ readSocialMediasIfAny: async () => [] }));
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => (key: string) => key,
}));
// React remembers for as long as a request lasts, which here is the test.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (read: (key: string) => unknown) => {
    const known = new Map<string, unknown>();
    return (key: string) => {
      if (!known.has(key)) known.set(key, read(key));
      return known.get(key);
    };
  },
}));

const NotFound = () => null;
const Gone = () => null;
const Unavailable = () => null;
const Screen = () => null;
const { definePage, defineDetour } = pageKernel({ NotFound, Gone, Unavailable });

type Asked = PageRequest<{ id: string }, 'blog'>;
const load = vi.fn<(request: Asked) => Promise<{ name: string }>>();

/** A page that reads its query or not, and what Next would give it: new objects each time. */
function pageOf(reads?: 'blog') {
  const page = definePage({
    reads,
    load,
    metadata: ({ name }) => ({ route: { page: 'blog' }, title: name, description: '' }),
    Screen,
    failure: 'Unable to fetch',
  });
  const input = (id: string, query: Record<string, string | string[]>) => ({
    params: Promise.resolve({ id }),
    searchParams: Promise.resolve(query),
  });
  return {
    show: (id = '1', query = {}) => page.Page(input(id, query)),
    describe: (id = '1', query = {}): Promise<Metadata> => page.generateMetadata(input(id, query)),
  };
}

/** The component that stands for a page, and what it gets. */
async function shown(page: Promise<unknown>) {
  const element = await page;
  if (!isValidElement<{ children?: ReactNode }>(element)) return null;
  // Beside a page that is there stands what it tells search engines.
  const screen = [element.props.children]
    .flat()
    .find((one) => (one as ReactElement)?.type === Screen);
  const stands = isValidElement(screen) ? screen : element;
  return [stands.type, stands.props];
}

beforeEach(() => {
  answerWith.mockReset();
  load.mockReset().mockImplementation(async ({ params: { id } }) => ({ name: `Post ${id}` }));
});

describe('a page that is there', () => {
  it('shows and describes what was read, once', async () => {
    const page = pageOf();
    expect((await page.describe()).title).toBe('Post 1 | Vitrine');
    expect(await shown(page.show())).toEqual([Screen, { name: 'Post 1' }]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(answerWith).not.toHaveBeenCalled();
  });

  it.each<[string, Record<string, string>]>([
    ['2', {}],
    ['1', { page: '2' }],
    ['1', { utm_source: 'x' }],
  ])('is read anew for another request: %s %j', async (id, query) => {
    const page = pageOf('blog');
    await page.show();
    await page.show(id, query);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gets its parameters decoded, its keys of the query, and the whole query for a redirect', async () => {
    await pageOf('blog').show('ol%C3%A1%2F%3F', { page: ['2', '3'], toString: 'x', utm: 'y z' });
    expect(load).toHaveBeenCalledWith({
      locale: 'en',
      params: { id: 'olá/?' },
      query: { page: ['2', '3'] },
      search: '?page=2&page=3&toString=x&utm=y+z',
    });
  });

  it('that is kept never looks at the query', async () => {
    const page = pageOf();
    const looked = vi.fn();
    await page.show('1', Object.defineProperty({}, 'page', { get: looked, enumerable: true }));
    expect(looked).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledWith({
      ...{ locale: 'en', params: { id: '1' }, query: {}, search: '' },
    });
  });
});

describe('a page that is not there', () => {
  it('answers 404 with title and screen, and says what it was told to', async () => {
    load.mockImplementation(async () => missingPage('No such post'));
    const page = pageOf();
    expect(await page.describe()).toEqual({
      title: 'errors.notFound | Vitrine',
      robots: { index: false },
    });
    expect(answerWith).not.toHaveBeenCalled();
    expect(await shown(page.show())).toEqual([NotFound, { hint: 'No such post' }]);
    expect(answerWith.mock.calls).toEqual([[404, false]]);
  });

  it('tells the page cache when nobody could know, since the services failed', async () => {
    const page = pageOf();
    load.mockImplementation(async () => unreadPage('Unable'));
    expect(await shown(page.show())).toEqual([NotFound, { hint: 'Unable' }]);
    expect(answerWith.mock.calls).toEqual([[404, true]]);
  });

  it('is what a malformed path leads to', async () => {
    expect(await shown(pageOf().show('%E0%A4%A'))).toEqual([NotFound, { hint: '' }]);
    expect(load).not.toHaveBeenCalled();
  });
});

it('a page whose services fail answers 503, with what it says of itself', async () => {
  const failure = new TimeoutError({ service: 'panel', method: 'GET', url: '/api/posts' });
  load.mockRejectedValue(failure);
  const page = pageOf();
  expect((await page.describe()).title).toBe('errors.unavailable | Vitrine');
  expect(await shown(page.show())).toEqual([
    Unavailable,
    { code: 'TIMEOUT', hint: 'Unable to fetch' },
  ]);
  expect(answerWith.mock.calls).toEqual([[503]]);
});

it('a page that has moved redirects for good, and its metadata does not', async () => {
  const page = defineDetour({
    load: async ({ params }: PageRequest<{ id: string }>) => movedPage(`/blog/${params.id}/ana`),
  });
  const input = () => ({ params: Promise.resolve({ id: '7' }), searchParams: Promise.resolve({}) });
  expect(await page.generateMetadata(input())).toEqual({});
  await expect(page.Page(input())).rejects.toMatchObject({
    digest: 'NEXT_REDIRECT;replace;/blog/7/ana;308;',
  });
});

it('a fault of ours stays one', async () => {
  load.mockRejectedValue(new TypeError('ours'));
  const page = pageOf();
  await expect(page.show()).rejects.toThrow('ours');
  await expect(page.describe()).rejects.toThrow('ours');
});
