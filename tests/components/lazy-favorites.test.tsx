import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import pt from '@/messages/pt.json';

const card = {
  ...{ id: 12, name: 'Ana Sá', cover: null, hair: null, eyes: null, skinTone: null, texts: {} },
};

/** A page of a visitor whose browser has this selection. */
async function page(stored: object | null) {
  vi.resetModules();
  localStorage.clear();
  if (stored) localStorage.setItem('favorites', JSON.stringify(stored));
  const { Heart } = await import('@/components/talents/heart');
  const { loadedFavorites } = await import('@/lib/favorites/lazy-store');
  render(<Heart locale="pt" card={card} texts={pt.favorites.heart} />);
  const button = screen.getByRole('button');
  return { button, loadedFavorites, pressed: () => button.getAttribute('aria-pressed') };
}

beforeEach(() => localStorage.clear());

it('shows what is stored, once the selection is loaded', async () => {
  const { pressed } = await page({ 12: card });
  expect(pressed()).toBe('false');
  await expect.poll(pressed).toBe('true');
});

it.each(['pointerEnter', 'pointerDown', 'focus'] as const)(
  'spares a visitor without a selection its script until %s',
  async (sign) => {
    const { button, loadedFavorites, pressed } = await page(null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadedFavorites()).toBeNull();
    fireEvent[sign](button);
    await expect.poll(loadedFavorites).not.toBeNull();
    expect(pressed()).toBe('false');
  },
);

it('follows what another tab adds', async () => {
  const { pressed } = await page(null);
  localStorage.setItem('favorites', JSON.stringify({ 12: card }));
  fireEvent(window, new StorageEvent('storage', { key: 'favorites' }));
  await expect.poll(pressed).toBe('true');
});
