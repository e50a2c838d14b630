import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListContextNav } from '@/components/profile/list-context-nav';
import { LIST_COMPLETED } from '@/components/talents/list-context';
import { completeListContext, storeListContext } from '@/lib/roster/list-context';

const LIST = '/modelos?letter=a';
const PROFILE = '/modelos/2/bia';
const TEXTS = {
  ...{ back: 'Back to', models: 'Models', neighbors: 'Neighbors' },
  ...{ previous: 'Previous', next: 'Next' },
};
const person = (id: number, name: string) => ({ id, name, slug: name.toLowerCase() });

const traverseTo = vi.fn();

/** A history with these entries, in which the visitor is at the entry of this index. */
function stubHistory(index: number, ...stored: readonly [key: string, path: string][]) {
  const entries = stored.map(([key, path], place) => {
    return { key, index: place, url: new URL(path, location.origin).href };
  });
  vi.stubGlobal('navigation', { currentEntry: { index }, entries: () => entries, traverseTo });
}

beforeEach(() => {
  const people = [person(1, 'Ana'), person(2, 'Bia'), person(3, 'Cris')];
  storeListContext({ href: LIST, title: 'Your selection', people });
  stubHistory(1, ['list', LIST], ['profile', PROFILE]);
  render(<ListContextNav id={2} list="/modelos" texts={TEXTS} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  traverseTo.mockReset();
  sessionStorage.clear();
});

/** Clicks a link; returns whether the browser would follow it (no `preventDefault`). */
function follows(name: RegExp, init: MouseEventInit): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, { button: 0, ...init });
  let left = true;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    // This DOM does not navigate.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(link, click);
  return left;
}

it('knows further neighbors once all talents of the list are loaded', () => {
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  storeListContext({ href: LIST, title: 'Your selection', people: [person(2, 'Bia')] });
  cleanup();
  render(<ListContextNav id={2} list="/modelos" texts={TEXTS} />);
  expect(names()).toHaveLength(1);
  const people = [person(2, 'Bia'), person(4, 'Duda')];
  completeListContext({ href: '/modelos', title: 'Another list', people });
  act(() => void window.dispatchEvent(new Event(LIST_COMPLETED)));
  expect(names()).toHaveLength(1);
  completeListContext({ href: LIST, title: 'Your selection', people });
  act(() => void window.dispatchEvent(new Event(LIST_COMPLETED)));
  expect(names()).toEqual(['Back to Your selection', 'Next: Duda']);
});

it.each([
  ['the list that it was opened from', () => `${location.origin}${LIST}`, 'Back to Women'],
  ['none if it was opened from elsewhere', () => 'https://search.example/', 'Back to Models'],
])('a new tab knows %s', (_what, from, back) => {
  cleanup();
  sessionStorage.clear();
  storeListContext({ href: LIST, title: 'Women', people: [person(2, 'Bia')] }, 'in a tab');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from());
  render(<ListContextNav id={2} list="/modelos" texts={TEXTS} />);
  expect(screen.getByRole('link').textContent).toBe(back);
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the back link', () => {
  it('names the place that it leads to', () => {
    const link = screen.getByRole('link', { name: 'Back to Your selection' });
    expect(link.getAttribute('href')).toBe(LIST);
  });

  it('leads to all models for a talent who is not on the list', () => {
    cleanup();
    render(<ListContextNav id={9} list="/modelos" texts={TEXTS} />);
    const link = screen.getByRole('link', { name: 'Back to Models' });
    expect(link.getAttribute('href')).toBe('/modelos');
  });

  it('is that of the history, to the list as it was left', () => {
    expect(follows(/Back/, {})).toBe(false);
    expect(traverseTo.mock.calls).toEqual([['list']]);
  });

  it('goes back to the last visit of the list, neither to an earlier one nor forward', () => {
    stubHistory(2, ['first', LIST], ['list', LIST], ['profile', PROFILE], ['later', LIST]);
    expect(follows(/Back/, {})).toBe(false);
    expect(traverseTo.mock.calls).toEqual([['list']]);
  });

  it('is followed as a link if the list is only ahead in the history', () => {
    stubHistory(0, ['profile', PROFILE], ['later', LIST]);
    expect(follows(/Back/, {})).toBe(true);
    expect(traverseTo).not.toHaveBeenCalled();
  });

  it('opens the list in a new tab, and leaves this tab alone', () => {
    expect(follows(/Back/, { ctrlKey: true })).toBe(true);
    expect(traverseTo).not.toHaveBeenCalled();
  });
});

it.each([
  [1, ['Next: Bia']],
  [2, ['Previous: Ana', 'Next: Cris']],
  [3, ['Previous: Bia']],
])('the neighbors of talent %i are those that the list has', (id, names) => {
  cleanup();
  render(<ListContextNav id={id} list="/modelos" texts={TEXTS} />);
  const links = within(screen.getByRole('navigation', { name: 'Neighbors' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

it.each([
  [/Previous/, '/modelos/1/ana'],
  [/Next/, '/modelos/3/cris'],
])('the neighbor %s opens in a new tab', (name, href) => {
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(follows(name, { ctrlKey: true })).toBe(true);
});
