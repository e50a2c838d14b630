import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoritesTexts } from '@/components/favorites/texts';
import { refuseStorage } from '../fixtures/kept-in-browser.ts';

const texts = favoritesTexts('pt');
const { list } = texts;

beforeEach(() => localStorage.clear());

/** The page's part in a browser that opens it now. */
async function open() {
  vi.resetModules();
  const { FavoritesBrowser } = await import('@/components/favorites/favorites-browser');
  render(<FavoritesBrowser texts={texts} />);
}

it('says so where the browser keeps nothing', async () => {
  refuseStorage('localStorage');
  await open();
  expect(screen.getByRole('status').textContent).toBe(list.unkept);
});

it('says nothing of it where the browser does', async () => {
  await open();
  expect(screen.getByText(list.empty)).toBeTruthy();
  expect(screen.queryByText(list.unkept)).toBeNull();
});
