import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkClick } from '@/components/roster/roster-context';
import { useRoster } from '@/components/roster/use-roster';
import { loadIndex } from '@/components/talents/index-source';
import { rememberPosition } from '@/components/ui/list-position';
import { useOverlayEntry } from '@/components/ui/overlay-entry';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { CATEGORY_DELAY_MS, FIRST_SCREEN_CARDS, ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import { listedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import { FULL_RANGES } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { watchListeners } from '../fixtures/listeners.ts';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const query = { filter: EMPTY_FILTER, page: 1 };
const list = {
  ...{ cards: [], total: 0, pages: 1, bounds: FULL_RANGES, colors: occurringColors([]), newest: 0 },
  otherColors: { hair: [], eyes: [] },
  ...narrow([], 'models', query, IDS),
};
const source = { view: 'models' as const, categoryIds: IDS, initial: { query, list } };
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

const show = (view: RosterView = 'models') =>
  renderHook(() => useRoster('pt', { ...source, view }));

const nothing = { cover: null, birthdate: null, hair: null, eyes: null, skinTone: null };
const ANA = { id: 12, name: 'Ana', gender: null, categories: [], measures: {}, ...nothing };
const INDEX = [listedTalent(ANA, new Date())];

/** A click on a letter of the list itself. */
const letter = (name = 'a') =>
  ({
    ...{ button: 0, preventDefault: vi.fn() },
    currentTarget: { pathname: '/modelos', search: `?letter=${name}` },
  }) as unknown as LinkClick;

/** Lets a frame be painted, and what was to follow it run. */
const nextFrame = () =>
  new Promise<void>((over) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(over)));
  });

test('a category is opened after a delay, once, however often it is clicked', () => {
  const { result } = show();
  for (let press = 0; press < 2; press += 1) act(() => result.current.choose(click()));
  expect(result.current.state.busy).toBe(true);
  act(() => vi.advanceTimersByTime(CATEGORY_DELAY_MS - 1));
  expect(router.push).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(router.push.mock.calls).toEqual([[OTHER_LIST]]);
});

/** The ways to leave a list before what was pressed is shown. */
const LEAVING: readonly (readonly [string, (list: ReturnType<typeof show>) => void])[] = [
  ['unmounting', ({ unmount }) => unmount()],
  ['a navigation', () => void window.dispatchEvent(new Event(NAVIGATION_START))],
  ['Back', () => void window.dispatchEvent(new PopStateEvent('popstate'))],
];

test.each(LEAVING)('%s within the delay of a category cancels it', (_way, leave) => {
  const list = show();
  act(() => list.result.current.choose(click()));
  act(() => leave(list));
  act(() => vi.advanceTimersByTime(10 * CATEGORY_DELAY_MS));
  expect(router.push).not.toHaveBeenCalled();
});

test.each(
  LEAVING.flatMap(([way, leave]) => [
    [way, 'loaded', leave] as const,
    [way, 'lost', leave] as const,
  ]),
)('%s cancels a letter whose list is %s afterwards', async (way, end, leave) => {
  vi.useRealTimers();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  window.history.replaceState(null, '', '/modelos');
  const list = show(end === 'loaded' ? 'curvy' : 'teen');
  act(() => list.result.current.go(letter()));
  act(() => leave(list));
  const pushed = vi.spyOn(window.history, 'pushState');
  answer.resolve(end === 'loaded' ? Response.json(INDEX) : new Response(null, { status: 503 }));
  await act(nextFrame);
  expect([pushed.mock.calls, router.push.mock.calls]).toEqual([[], []]);
  if (way !== 'unmounting') expect(list.result.current.state).toMatchObject({ busy: false, query });
});

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
  window.history.replaceState(null, '', `/modelos${search}`);
  vi.stubGlobal('navigation', { currentEntry: { key: shown } });
  rememberPosition(shown, { shown: 40, top: 0 });
  const asked = shown === 'all' ? query : { ...query, letter: shown };
  const opened = { ...source, initial: { ...source.initial, query: asked } };
  const { result } = renderHook(() => useRoster('pt', opened));
  const { shown: length, query: read } = result.current.state;
  expect([length, read]).toEqual([40, asked]);
  window.history.replaceState(null, '', '/');
});

test('a first visit renders the list once', () => {
  window.history.replaceState(null, '', '/modelos');
  vi.stubGlobal('navigation', { currentEntry: { key: 'new' } });
  const renders = vi.fn();
  renderHook(() => {
    renders();
    return useRoster('pt', source);
  });
  expect(renders).toHaveBeenCalledOnce();
  window.history.replaceState(null, '', '/');
});

test('an idle page loads the list once', async () => {
  vi.useRealTimers();
  const asked = vi.fn(async () => Response.json(INDEX));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void work());
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { result, unmount } = show('men');
  await waitFor(() => expect(result.current.state.index).toHaveLength(1));
  act(() => result.current.onIntent());
  expect(asked).toHaveBeenCalledOnce();
  unmount();
});

test('a letter that is clicked before anything is loaded is shown once it is', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json(INDEX));
  const { result } = show('women');
  act(() => result.current.go(letter()));
  expect(result.current.state.busy).toBe(true);
  await waitFor(() => expect(result.current.state).toMatchObject({ busy: false }));
  expect(result.current.state.query.letter).toBe('a');
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['closed', 'left with Back'])(
  'an overlay that is %s leaves the list as it was',
  async (how) => {
    vi.useRealTimers();
    window.history.pushState(null, '', '/modelos');
    const closed = vi.fn();
    const { result, rerender, unmount } = renderHook(
      ({ open }) => {
        useOverlayEntry(open, closed);
        return useRoster('pt', source);
      },
      { initialProps: { open: false } },
    );
    act(() => result.current.grow());
    const before = result.current.state;
    rerender({ open: true });
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    if (how === 'closed') rerender({ open: false });
    else window.history.back();
    await act(() => stepped);
    // Read anew from the URL, it would be twenty cards long again.
    expect(result.current.state).toBe(before);
    expect(before.shown).toBe(2 * ROSTER_PAGE_SIZE);
    unmount();
  },
);

test('of two letters that are clicked while the list loads, the last one is shown', async () => {
  vi.useRealTimers();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const pushed = vi.spyOn(window.history, 'pushState');
  const { result } = show('senior');
  for (const name of ['b', 'a']) act(() => result.current.go(letter(name)));
  answer.resolve(Response.json(INDEX));
  await waitFor(() => expect(pushed).toHaveBeenCalled());
  await act(nextFrame);
  expect(pushed.mock.calls.map(([, , href]) => href)).toEqual(['/modelos/senior?letter=a']);
  expect(result.current.state).toMatchObject({ busy: false, query: { letter: 'a' } });
});

test('a navigation that begins before a letter is painted keeps the address', async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Response.json(INDEX));
  const { result } = show('talents');
  await act(async () => void (await loadIndex('talents')));
  const pushed = vi.spyOn(window.history, 'pushState');
  act(() => result.current.go(letter()));
  act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
  await act(nextFrame);
  expect(pushed).not.toHaveBeenCalled();
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
  const { result } = renderHook(() => {
    const roster = useRoster('pt', { ...source, view: 'kids' });
    const { cards, pendingCount } = roster.list;
    lengths.push(`${cards.length} + ${pendingCount}`);
    return roster;
  });
  await act(async () => void (await loadIndex('kids')));
  lengths.length = 0;
  act(() => result.current.go(letter()));
  await act(nextFrame);
  const once = lengths.filter((length, at) => length !== lengths[at - 1]);
  expect(once).toEqual([
    `${FIRST_SCREEN_CARDS} + ${ROSTER_PAGE_SIZE - FIRST_SCREEN_CARDS}`,
    `${ROSTER_PAGE_SIZE} + 0`,
  ]);
});

test('a letter whose list cannot be loaded opens its page', async () => {
  vi.useRealTimers();
  const { result } = show();
  act(() => result.current.go(letter()));
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/modelos?letter=a']]));
});
