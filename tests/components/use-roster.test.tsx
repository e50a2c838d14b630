import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkClick } from '@/components/roster/roster-place';
import { useRoster } from '@/components/roster/use-roster';
import { CATEGORY_DELAY_MS } from '@/lib/constants';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import { FULL_RANGES } from '@/lib/talents/ranges';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const query = { filter: EMPTY_FILTER, page: 1 };
const list = {
  ...{ cards: [], total: 0, pages: 1, bounds: FULL_RANGES, colors: occurringColors([]), newest: 0 },
  ...narrow([], 'models', query, IDS),
};
const OTHER_LIST = '/modelos/categoria';

/** A click on a category that has its own list. */
const click = () =>
  ({
    ...{ button: 0, preventDefault: vi.fn() },
    currentTarget: { pathname: OTHER_LIST, search: '' },
  }) as unknown as LinkClick;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const way of Object.values(router)) way.mockReset();
});

const show = () =>
  renderHook(() => useRoster('pt', { view: 'models', categoryIds: IDS, initial: { query, list } }));

test('a category is opened after a delay, once, however often it is clicked', () => {
  const { result } = show();
  for (let press = 0; press < 2; press += 1) act(() => result.current.choose(click()));
  expect(result.current.state.busy).toBe(true);
  act(() => vi.advanceTimersByTime(CATEGORY_DELAY_MS - 1));
  expect(router.push).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(router.push.mock.calls).toEqual([[OTHER_LIST]]);
});

test('leaving the list within the delay cancels it', () => {
  const { result, unmount } = show();
  act(() => result.current.choose(click()));
  unmount();
  vi.advanceTimersByTime(10 * CATEGORY_DELAY_MS);
  expect(router.push).not.toHaveBeenCalled();
});
