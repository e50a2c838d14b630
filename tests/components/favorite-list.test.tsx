import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FavoriteList } from '@/components/favorites/favorite-list';
import { favoritesTexts } from '@/components/favorites/texts';
import { removeFavorites } from '@/lib/favorites/edit-favorites';
import { addFavorites, favoritesNow, useFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import { cardOf } from '@/lib/talents/listed-talent';
import { person } from '../fixtures/people.ts';

const NAMES = ['Ana', 'Bia', 'Caio'];

function List() {
  const { talents, notes } = useFavorites((favorites) => favorites);
  return <FavoriteList {...{ talents, notes }} texts={favoritesTexts('pt')} gone={new Set()} />;
}

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  removeFavorites(favoritesNow().talents.map(({ id }) => id));
  addFavorites(NAMES.map((name, index) => cardOf(person({ id: index + 1, name }))));
  render(<List />);
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
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remover Ana' })).toBeDefined();
});

it('announces the new position of a row that is moved by a button', () => {
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Mover Ana para baixo' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Ana\b.* 2 .*3/);
});

it('labels the note of each talent once', () => {
  const { note, noteAbout } = favoritesTexts('pt').list;
  expect(screen.getAllByText(note)).toHaveLength(NAMES.length);
  for (const name of NAMES) {
    expect(screen.getByRole('textbox', { name: fill(noteAbout, { name }) })).toBeTruthy();
  }
});
