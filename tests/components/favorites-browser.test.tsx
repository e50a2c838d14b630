import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { briefTexts } from '@/components/favorites/brief-texts';
import { comparisonTexts } from '@/components/favorites/comparison-texts';
import { messagesOf } from '@/lib/i18n/messages';
import { refuseStorage } from '../fixtures/kept-in-browser.ts';

const { favorites, measures, forms } = messagesOf('pt');
const { heart, count, list, form } = favorites;
const privacy = { text: forms.privacy, link: forms.privacyLink };
const own = { locale: 'pt', measures, heart, count, list, form, privacy } as const;
const texts = { ...own, brief: briefTexts('pt'), comparison: comparisonTexts('pt') };

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
