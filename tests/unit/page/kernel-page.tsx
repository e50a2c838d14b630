import type { Metadata } from 'next';
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { pageKernel } from '@/lib/page/page-kernel';
import type { PageRequest } from '@/lib/page/page-request';
import type { Route } from '@/lib/routes/route';

const mocks = vi.hoisted(() => ({ facts: {} }));
/** What the page has said of itself. */
export const said = () => mocks.facts;
vi.mock('@/lib/server/request-context', () => ({
  page: (facts: object) => Object.assign(mocks.facts, facts),
}));
vi.mock('@/lib/panel/social-medias', () => ({ readSocialMediasIfAny: async () => [] }));
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => (key: string) => key,
}));
// React's `cache` lasts for one request, which here is one test.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (read: (key?: string) => unknown) => {
    const known = new Map<string | undefined, unknown>();
    return (key?: string) => {
      if (!known.has(key)) known.set(key, read(key));
      return known.get(key);
    };
  },
}));

export const Frame = ({ children }: { route: Route; search?: string; children: ReactNode }) =>
  children;
export const NotFound = () => null;
export const Unavailable = () => null;
export const Screen = () => null;
const { definePage } = pageKernel({ Frame, NotFound, Unavailable }, async (preview) => ({
  faces: [],
  ...preview,
}));

type Asked = PageRequest<{ id: string }, 'blog'>;
type Loaded = { name: string; indexed?: boolean };
/** The page's loader; it returns a post unless a test replaces it. */
export const load = vi.fn<(request: Asked) => Promise<Loaded>>();

export const metadata = vi.fn(({ name, ...more }: Loaded) => ({
  ...{ route: { page: 'blog' } as const, title: name, description: '' },
  ...more,
}));

/** A page, with or without a query, called with new objects each time, as Next does. */
export function pageOf(reads?: 'blog') {
  const page = definePage({
    reads,
    load,
    metadata,
    frame: ({ name }) => ({ search: `?name=${name}` }),
    Screen,
    failure: 'Unable to fetch',
  });
  const input = (id: string, search: Record<string, string | string[]>) => ({
    params: Promise.resolve({ id }),
    searchParams: Promise.resolve(search),
  });
  return {
    show: (id = '1', search = {}) => page.Page(input(id, search)),
    describe: (id = '1', query = {}): Promise<Metadata> => page.generateMetadata(input(id, query)),
  };
}

/** The frame of a rendered page, next to its structured data. */
export async function framed(page: Promise<unknown>) {
  const element = await page;
  if (!isValidElement<{ children?: ReactNode }>(element)) return null;
  const parts = [element.props.children].flat();
  return parts.find((one): one is ReactElement<ComponentProps<typeof Frame>> => {
    return isValidElement(one) && one.type === Frame;
  });
}

/** The component that renders a page, and its props. */
export async function shown(page: Promise<unknown>) {
  const screen = (await framed(page))?.props.children ?? (await page);
  return isValidElement(screen) ? [screen.type, screen.props] : null;
}

/** Resets the mocks; every read succeeds. */
export function beginAnew(): void {
  mocks.facts = {};
  metadata.mockClear();
  load.mockReset().mockImplementation(async ({ params: { id } }) => ({ name: `Post ${id}` }));
}
