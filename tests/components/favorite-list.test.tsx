import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FavoriteList } from '@/components/favorites/favorite-list';
import { favoritesTexts } from '@/components/favorites/texts';
import { addFavorites, favoritesNow, removeFavorites, useFavorites } from '@/lib/favorites/store';
import { cardOf } from '@/lib/talents/card';
import { person } from '../fixtures/people.ts';

const NAMES = ['Ana', 'Bia', 'Caio'];
const HEIGHT = 100;

function List() {
  const { talents, notes } = useFavorites((favorites) => favorites);
  return <FavoriteList {...{ talents, notes }} texts={favoritesTexts('pt')} gone={new Set()} />;
}

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = Array.prototype.indexOf.call(this.parentElement?.children ?? [], this);
    return new DOMRect(0, place * HEIGHT, 300, HEIGHT);
  });
  removeFavorites(favoritesNow().talents.map(({ id }) => id));
  addFavorites(NAMES.map((name, index) => cardOf(person({ id: index + 1, name }))));
  render(<List />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['Mover (.*) para cima', 'Ana'],
  ['Mover (.*) para baixo', 'Caio'],
])('the button “%s” is disabled at the end of the list', (name, last) => {
  const buttons = screen.getAllByRole('button', { name: new RegExp(name) });
  const disabled = buttons.map((button) => button.getAttribute('aria-disabled') === 'true');
  expect(disabled).toEqual(NAMES.map((one) => one === last));
});

it('a single row has no buttons that move it', () => {
  act(() => void removeFavorites([2, 3]));
  expect(names()).toHaveLength(1);
  expect(screen.queryByTitle('Arrastar Ana')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remover Ana' })).toBeDefined();
});

it('announces the new position of a row that is moved by a button', () => {
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Mover Ana para baixo' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Ana\b.* 2 .*3/);
});

it.each([0, 1, 2])('only the primary button drags, not button %i', (button) => {
  fireEvent.pointerDown(screen.getByTitle('Arrastar Ana'), { button, clientY: 50 });
  fireEvent.pointerMove(window, { clientY: 3 * HEIGHT });
  fireEvent.pointerUp(window);
  expect(names()[2]).toBe(button === 0 ? 'Ana' : 'Caio');
});

describe('a row that is dragged past the middle of the next one', () => {
  beforeEach(() => {
    const handle = screen.getByTitle('Arrastar Ana');
    fireEvent.pointerDown(handle, { button: 0, clientY: 0.5 * HEIGHT });
    fireEvent.pointerMove(window, { clientY: 1.2 * HEIGHT });
    expect(names()).toEqual(NAMES);
  });

  it('is moved there when it is dropped', () => {
    fireEvent.pointerUp(window);
    expect(names()).toEqual(['Bia', 'Ana', 'Caio']);
  });

  it.each([
    ['the browser takes the touch over, as for scrolling', () => fireEvent.pointerCancel(window)],
    ['Escape is pressed', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ])('returns to its place if %s', (_what, cancel) => {
    cancel();
    expect(names()).toEqual(NAMES);
    expect(document.querySelector('[style*=translate]')).toBeNull();
    // The drag is over: letting go later drops nothing.
    fireEvent.pointerUp(window);
    expect(names()).toEqual(NAMES);
  });
});
