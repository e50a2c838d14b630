import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RosterSource } from '@/components/roster/roster-list';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { listedTalent } from '@/lib/talents/listed-talent';
import { narrow, occurringColors } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import pt from '@/messages/pt.json';
import { person } from '../fixtures/people.ts';
import { standInForModalDialogs } from './modal-dialogs';
import { router } from './next-navigation.ts';

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const { roster, pages, measures } = pt;
const TEXTS = { locale: 'pt', roster, pages, measures, heart: pt.favorites.heart } as const;
/** 45 women with A, and one with B. */
const TALENTS = [...Array.from({ length: 45 }, (_, at) => `A${at}`), 'Bia'].map((name, at) =>
  listedTalent(person({ id: at + 1, name }), new Date()),
);
const ALL: RosterQuery = { filter: EMPTY_FILTER, page: 1 };

/** What the server renders of a list. */
function rendered(query: RosterQuery): RosterSource {
  const { rows, ...narrowed } = narrow(TALENTS, 'women', query, IDS);
  const list = {
    ...{
      ...narrowed,
      total: rows.length,
      pages: 3,
      newest: 0,
      bounds: FULL_RANGES,
      sliders: RANGE_KEYS,
    },
    ...{
      cards: rows.slice(0, 20),
      colors: occurringColors(rows),
      otherColors: { hair: [], eyes: [] },
    },
  };
  return {
    view: 'women',
    categoryIds: IDS,
    initial: { query, list },
  };
}

/** The count of a list without talents has the same words. */
const EMPTY_STATE = { selector: '.display, .display *' };

const scrolled = vi.fn();

/** Opens the list in a page that has loaded nothing yet. */
async function show(query = ALL, search = '') {
  vi.resetModules();
  const { RosterBrowser } = await import('@/components/roster/roster-browser');
  window.history.replaceState(null, '', `/modelos/mulheres${search}`);
  return render(
    <RosterBrowser
      texts={TEXTS}
      titles={{ site: 'Agência', page: '{title}, {number}' }}
      {...rendered(query)}
    >
      <p>Head</p>
    </RosterBrowser>,
  );
}
const cards = () => screen.queryAllByRole('heading', { level: 2 }).length;

beforeEach(() => {
  setupIntersectionMocking(vi.fn);
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  vi.stubGlobal('fetch', async () => Response.json(TALENTS));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrolled.mockReset();
  for (const way of Object.values(router)) way.mockReset();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['from the top of the list, if that was above the window', -500, [['list']]],
  ['without scrolling, at the top of the page', 300, []],
])('a letter shows its talents at its own address, %s', async (_where, top, scrolls) => {
  await show();
  const list = document.getElementById('list') as HTMLElement;
  list.getBoundingClientRect = () => new DOMRect(0, top, 100, 5000);
  fireEvent.click(screen.getByRole('link', { name: roster.letter.replace('{letter}', 'B') }));
  await waitFor(() => expect(cards()).toBe(1));
  await waitFor(() => expect(window.location.search).toBe('?letter=b'));
  expect(scrolled.mock.calls).toEqual(scrolls);
});

test('choosing an order shows the list from its start and changes the URL; Back undoes it', async () => {
  await show();
  const first = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
  fireEvent.change(screen.getByLabelText(roster.sort.label), { target: { value: 'newest' } });
  await waitFor(() => expect(first()).toBe('Bia'));
  await waitFor(() => expect(window.location.search).toBe('?sort=newest'));
  fireEvent.change(screen.getByLabelText(roster.sort.label), { target: { value: '' } });
  await waitFor(() => expect(first()).toBe('A0'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a category of the same list is shown after the delay, in which the list is loading', async () => {
  await show();
  fireEvent.click(screen.getByRole('link', { name: pages.senior }));
  expect(screen.getByRole('img', { name: roster.loading })).toBeTruthy();
  expect(await screen.findByText(roster.empty, EMPTY_STATE)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('img', { name: roster.loading })).toBeNull());
  await waitFor(() => expect(window.location.search).toBe('?category=senior'));
  expect(router.push).not.toHaveBeenCalled();
});

test('the filter closes together with its list, whose address replaces its own', async () => {
  standInForModalDialogs();
  await show();
  const button = screen.getByRole('button', { name: roster.filter });
  await act(async () => {
    fireEvent.pointerEnter(button);
    await vi.dynamicImportSettled();
  });
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText(roster.name), { target: { value: 'Bia' } });
  const before = window.history.length;
  const apply = await screen.findByRole('button', { name: /^Ver 1 / });
  fireEvent.click(apply);
  await waitFor(() => expect(screen.queryByText('A0')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.search).toBe('?q=Bia'));
  expect(window.history.length).toBe(before);
});

test('the list grows by its link to the next page', async () => {
  await show();
  fireEvent.click(screen.getByRole('link', { name: roster.more }));
  await waitFor(() => expect(cards()).toBe(40));
});

test('going back to another letter shows its talents', async () => {
  await show();
  fireEvent.pointerEnter(screen.getByRole('navigation', { name: roster.letters }));
  await act(() => vi.dynamicImportSettled());
  window.history.replaceState(null, '', '/modelos/mulheres?letter=b');
  fireEvent.popState(window);
  await waitFor(() => expect(cards()).toBe(1));
});

test('a page opened at the address of another letter shows that, once it is loaded', async () => {
  await show(ALL, '?letter=b');
  await waitFor(() => expect(cards()).toBe(1));
});

test('a filtered list says its query as its only heading, in the title too', async () => {
  await show();
  const heading = () => screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent);
  expect(heading()).toEqual(['Mulheres']);
  await waitFor(() => expect(document.title).toBe('Mulheres | Agência'));
  fireEvent.click(screen.getByRole('link', { name: roster.letter.replace('{letter}', 'B') }));
  await waitFor(() => expect(heading()).toEqual(['Mulheres, letra B']));
  await waitFor(() => expect(document.title).toBe('Mulheres, letra B: 1 talento | Agência'));
});

test('the focus of a part that is removed moves to the heading', async () => {
  await show({ ...ALL, letter: 'b' }, '?letter=b');
  const part = screen.getByRole('link', { name: 'letra B' });
  part.focus();
  fireEvent.click(part);
  await waitFor(() => expect(cards()).toBe(20));
  const heading = screen.getByRole('heading', { level: 1, name: 'Mulheres' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
