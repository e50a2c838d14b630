import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestLink } from '@/components/profile/booking';
import { cardOf } from '@/lib/talents/listed-talent';
import { person } from '../fixtures/people.ts';
import { router } from './next-navigation.ts';

const store = vi.hoisted(() => ({ addFavorites: vi.fn(), isFavorite: vi.fn() }));
vi.mock('@/lib/favorites/store', () => store);

const CARD = cardOf(person({ id: 12, name: 'Ana' }));
const ALONE = '/favoritos?ids=12#casting';

beforeEach(() => {
  store.addFavorites.mockReset();
  store.isFavorite.mockReset();
  render(<RequestLink favorites="/favoritos" card={CARD} text="Solicitar" />);
});

const link = () => screen.getByRole('link', { name: 'Solicitar' });

it.each([
  ['adds the talent to the selection and opens its form', true, '/favoritos#casting'],
  ['opens the form for this talent alone where the selection is full', false, ALONE],
])('%s', (_what, added, href) => {
  store.isFavorite.mockReturnValue(added);
  fireEvent.click(link());
  expect(router.push.mock.calls).toEqual([[href]]);
  expect(store.addFavorites.mock.calls).toEqual([[[CARD]]]);
  expect(store.isFavorite.mock.calls).toEqual([[12]]);
});

it('leaves a click for a new tab to the browser', () => {
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    // This DOM does not navigate.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect([left, store.addFavorites.mock.calls]).toEqual([true, []]);
});
