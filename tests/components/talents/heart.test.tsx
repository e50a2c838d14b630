import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { FavoriteCount } from '@/components/favorites/favorite-count';
import { Heart } from '@/components/talents/heart';
import { ToastPlace } from '@/components/ui/toast-place';
import { removeFavorites } from '@/lib/favorites/edit-favorites';
import { favoritesNow } from '@/lib/favorites/store';
import pt from '@/messages/pt.json';

const card = {
  ...{ id: 12, name: 'Ana Sá', cover: null, hair: null, eyes: null, skinTone: null, texts: {} },
};
const heart = (
  <>
    <Heart card={card} texts={{ locale: 'pt', heart: pt.favorites.heart }} />
    <FavoriteCount locale="pt" text={pt.favorites.count} />
    <ToastPlace />
  </>
);

beforeEach(() => {
  // Other test files share this store, and leave talents in it.
  removeFavorites(favoritesNow().talents.map(({ id }) => id));
});

it('is set and unset, counts, and says so with the name', async () => {
  render(heart);
  const button = screen.getByRole('button', { name: 'Adicionar Ana Sá à seleção', pressed: false });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText(', 1 talento')).toBeTruthy();
  expect(await screen.findByText('Ana Sá agora está na sua seleção.')).toBeTruthy();
  const region = screen.getByRole('region', { name: pt.favorites.heart.messages });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toContain('Ana Sá');
  const way = screen.getByRole('link', { name: pt.favorites.heart.see });
  expect([region.contains(way), way.getAttribute('href')]).toEqual([true, '/favoritos']);
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText(/, \d/)).toBeNull();
  expect(await screen.findByText('Ana Sá saiu da sua seleção.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: pt.favorites.heart.see })).toBeNull();
});

it('says what was done last, also when the messages load only after both', async () => {
  render(heart);
  const button = screen.getByRole('button');
  await act(async () => {
    button.click();
    button.click();
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByText('Ana Sá saiu da sua seleção.')).toBeTruthy();
  expect(screen.queryByText('Ana Sá agora está na sua seleção.')).toBeNull();
});

it('hydrates what the server rendered, and then shows what is stored', async () => {
  await userEvent.click(render(heart).container.querySelector('button') ?? document.body);
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  place.innerHTML = renderToString(heart);
  expect(place.querySelector('button')?.getAttribute('aria-pressed')).toBe('false');
  const root = await act(() => hydrateRoot(place, heart));
  expect(place.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
  // Messages of earlier tests may still fade out meanwhile and cause warnings.
  const mismatches = faults.mock.calls.filter(([text]) => /hydrat/i.test(String(text)));
  expect(mismatches).toEqual([]);
  faults.mockRestore();
  act(() => root.unmount());
});

it('promises nothing where the browser has no storage', async () => {
  render(heart);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button'));
  const words = pt.favorites.heart.unsaved.replace('{name}', card.name);
  expect(await screen.findByText(words)).toBeTruthy();
  full.mockRestore();
});
