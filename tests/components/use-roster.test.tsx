import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkClick } from '@/components/roster/roster-context';
import { useRoster } from '@/components/roster/use-roster';
import { listPosition } from '@/components/ui/list-position';
import { useOverlayEntry } from '@/components/ui/overlay-entry';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { CATEGORY_DELAY_MS, FIRST_SCREEN_CARDS, ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import { pathOf } from '@/lib/routes/build';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { listedTalent } from '@/lib/talents/listed-talent';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { watchListeners } from '../fixtures/listeners.ts';
import { router } from './next-navigation.ts';

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const query = { filter: EMPTY_FILTER, page: 1 };
const list = {
  ...{ cards: [], total: 0, pages: 1, bounds: FULL_RANGES, colors: occurringColors([]), newest: 0 },
  sliders: RANGE_KEYS,
  otherColors: { hair: [], eyes: [] },
  ...narrow([], 'models', query, IDS),
};
const source = { view: 'models' as const, categoryIds: IDS, initial: { query, list } };
const LONG = { ...source, initial: { query, list: { ...list, total: 60 } } };
const OTHER_LIST = '/modelos/categoria';

/** A click on a category that has its own list. */
const click = (search = '') =>
  ({
    ...{ button: 0, preventDefault: vi.fn() },
    currentTarget: { pathname: OTHER_LIST, search },
  }) as unknown as LinkClick;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const way of Object.values(router)) way.mockReset();
});

function show(view: RosterView = 'models', rendered = (_: ReturnType<typeof useRoster>) => {}) {
  window.history.replaceState(null, '', pathOf('pt', { page: 'roster', view }));
  return renderHook(() => {
    const roster = useRoster('pt', { ...source, view });
    rendered(roster);
    return roster;
  });
}

const nothing = { cover: null, birthdate: null, hair: null, eyes: null, skinTone: null };
const ANA = { id: 12, name: 'Ana', gender: null, categories: [], measures: {}, ...nothing };
const INDEX = [listedTalent(ANA, new Date())];

/** A click on a letter of the list itself. */
const letter = (name = 'a') =>
  ({
    ...{ button: 0, preventDefault: vi.fn() },
    currentTarget: { pathname: '/modelos', search: `?letter=${name}` },
  }) as unknown as LinkClick;

/** How many cards a list shows, with those that are still loading. */
const placesOf = ({ list }: Pick<ReturnType<typeof useRoster>, 'list'>) =>
  list.cards.length + list.pendingCount;

/** Lets a frame be painted, and what was to follow it run. */
const nextFrame = () =>
  new Promise<void>((over) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(over)));
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a category is opened after a delay, once, however often it is clicked', async () => {
  const { result } = show();
  for (let press = 0; press < 2; press += 1) act(() => result.current.choose(click()));
  expect(result.current.busy).toBe(true);
  await pass(CATEGORY_DELAY_MS - 1);
  expect(router.push).not.toHaveBeenCalled();
  await pass(1);
  expect(router.push.mock.calls).toEqual([[OTHER_LIST]]);
});

/** The ways to leave a list before what was pressed is shown. */
const LEAVING: readonly (readonly [string, (list: ReturnType<typeof show>) => void])[] = [
  ['unmounting', ({ unmount }) => unmount()],
  ['a navigation', () => void window.dispatchEvent(new Event(NAVIGATION_START))],
  ['Back', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
];

test.each(LEAVING)('%s within the delay of a category cancels it', async (way, leave) => {
  const list = show();
  act(() => list.result.current.choose(click()));
  act(() => leave(list));
  await pass(10 * CATEGORY_DELAY_MS);
  expect(router.push).not.toHaveBeenCalled();
  expect(list.result.current.busy && way !== 'unmounting').toBe(false);
});

test.each(LEAVING.filter(([way]) => way !== 'Back'))(
  '%s cancels a letter whose list is lost afterwards',
  async (_way, leave) => {
    vi.useRealTimers();
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const list = show('curvy');
    act(() => list.result.current.go(letter()));
    act(() => leave(list));
    answer.resolve(new Response(null, { status: 503 }));
    await act(nextFrame);
    expect(router.replace).not.toHaveBeenCalled();
  },
);

test('a list that was left no longer follows the history', () => {
  const listeners = watchListeners(window);
  const { unmount } = show();
  expect(listeners()).toContain('popstate');
  unmount();
  expect(listeners()).not.toContain('popstate');
});

test.each([
  ['?utm_source=x&unread=tattoo', 'all'],
  ['?hair=Pay%20at%20pix.example&eyes=11999998888&q=pix.example', 'all'],
  ['?letter=a', 'a'],
] as const)('a page opened with %s, which shows %s, has its former length', (search, shown) => {
  window.history.replaceState({ list: { shown: 40, top: 0 } }, '', `/modelos${search}`);
  const asked = shown === 'all' ? query : { ...query, letter: shown };
  const opened = { ...LONG, initial: { ...LONG.initial, query: asked } };
  const { result } = renderHook(() => useRoster('pt', opened));
  expect(result.current.query).toEqual(asked);
  expect(placesOf(result.current)).toBe(40);
});

test('a first visit renders the list once', () => {
  const renders = vi.fn();
  show('models', renders);
  expect(renders).toHaveBeenCalledOnce();
});

test('an idle page loads the list once', async () => {
  vi.useRealTimers();
  const asked = vi.fn(async () => Response.json(INDEX));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void work());
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { result, unmount } = show('men');
  await waitFor(() => expect(result.current.index).toHaveLength(1));
  act(() => result.current.onIntent());
  expect(asked).toHaveBeenCalledOnce();
  unmount();
});

test('a letter that is clicked before anything is loaded is shown once it is', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json(INDEX));
  const { result } = show('women');
  act(() => result.current.go(letter()));
  expect(result.current.busy).toBe(true);
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.query.letter).toBe('a');
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['closed', 'left with Back'])(
  'an overlay that is %s leaves the list as it was',
  async (how) => {
    vi.useRealTimers();
    window.history.pushState(null, '', '/modelos');
    const { result, rerender, unmount } = renderHook(
      ({ open }) => {
        useOverlayEntry(open, () => {});
        return useRoster('pt', source);
      },
      { initialProps: { open: false } },
    );
    act(() => result.current.grow());
    rerender({ open: true });
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    if (how === 'closed') rerender({ open: false });
    else window.history.back();
    await act(() => stepped);
    expect(listPosition().shown).toBe(2 * ROSTER_PAGE_SIZE);
    unmount();
  },
);

test('of two letters that are clicked while the list loads, the last one is shown', async () => {
  vi.useRealTimers();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { result } = show('senior');
  for (const name of ['b', 'a']) act(() => result.current.go(letter(name)));
  expect(result.current.query).toBe(query);
  answer.resolve(Response.json(INDEX));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(window.location.search).toBe('?letter=a');
  expect(result.current.query.letter).toBe('a');
});

test('another list is rendered with its first screen first, at its full length', async () => {
  vi.useRealTimers();
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...ANA,
    id: at,
    name: `Ana ${at}`,
    categories: [1886],
  }));
  const index = many.map((talent) => listedTalent(talent, new Date()));
  vi.stubGlobal('fetch', async () => Response.json(index));
  const lengths: string[] = [];
  const { result } = show('kids', ({ list: { cards, pendingCount } }) => {
    lengths.push(`${cards.length} + ${pendingCount}`);
  });
  act(() => result.current.onIntent());
  await waitFor(() => expect(result.current.index).toHaveLength(30));
  lengths.length = 0;
  act(() => result.current.go(letter()));
  await act(nextFrame);
  const once = lengths.filter((length, at) => length !== lengths[at - 1]);
  expect(once).toEqual([
    `${FIRST_SCREEN_CARDS} + ${ROSTER_PAGE_SIZE - FIRST_SCREEN_CARDS}`,
    `${ROSTER_PAGE_SIZE} + 0`,
  ]);
});

test('a list whose index cannot be loaded does not grow by empty places', async () => {
  vi.useRealTimers();
  window.history.replaceState(null, '', pathOf('pt', { page: 'roster', view: 'international' }));
  const opened = { ...LONG, view: 'international' as const };
  const { result } = renderHook(() => useRoster('pt', opened));
  act(() => result.current.grow());
  expect(placesOf(result.current)).toBe(2 * ROSTER_PAGE_SIZE);
  await waitFor(() => expect(result.current.canGrow).toBe(false));
  act(() => result.current.grow());
  expect([placesOf(result.current), listPosition().shown]).toEqual([20, 2 * ROSTER_PAGE_SIZE]);
  vi.stubGlobal('fetch', async () => Response.json(INDEX));
  act(() => result.current.onIntent());
  await waitFor(() => expect(result.current.canGrow).toBe(true));
});

test('a letter whose list cannot be loaded opens its page', async () => {
  vi.useRealTimers();
  const { result } = show();
  act(() => result.current.go(letter()));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/modelos?letter=a']]));
});

test('a list that arrives after another shows its own talents until its own index is loaded', async () => {
  vi.useRealTimers();
  const answers = [INDEX, [...INDEX, listedTalent({ ...ANA, id: 13, name: 'Bia' }, new Date())]];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  const opened = () => ({
    ...source,
    view: 'actors' as const,
    initial: { query, list: { ...list } },
  });
  const first = opened();
  const { result, rerender } = renderHook((from) => useRoster('pt', from), { initialProps: first });
  const length = () => result.current.index?.length;
  act(() => result.current.onIntent());
  await waitFor(() => expect(length()).toBe(1));
  rerender(opened());
  expect(length()).toBeUndefined();
  act(() => result.current.onIntent());
  await waitFor(() => expect(length()).toBe(2));
});
