import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmptySelection } from '@/components/favorites/empty-selection';
import { favoritesTexts } from '@/components/favorites/texts';

afterEach(() => void vi.unstubAllGlobals());

test('the new faces are requested in the first render, before the script that shows them', () => {
  vi.stubGlobal('fetch', async () => Response.json({ cards: [] }));
  const texts = favoritesTexts('pt');
  render(<EmptySelection texts={texts} />);
  expect(screen.getByText(texts.list.empty)).toBeTruthy();
  const link = document.head.querySelector<HTMLLinkElement>('[rel=preload][as=fetch]');
  expect([link?.getAttribute('href'), link?.crossOrigin]).toEqual(['/api/new-faces', '']);
});
