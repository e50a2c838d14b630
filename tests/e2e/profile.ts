import type { Page } from '@playwright/test';
import { slugOf } from '../../lib/routes/slug.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';

/** Places in the roster of people with something of their own. */
export const FOUR_COMPOSITES = 3;
export const TEN_VIDEOS = 5;
export const NO_BOOK = 12;
export const NO_COVER = 19;
export const LONG_NAME = 177;

export function pathOf(index: number): string {
  const { id, name } = inventProfile(index);
  return `/modelos/${id}/${slugOf(name)}`;
}

/** Which slide of the book is in view. */
export const counter = (page: Page) => page.getByText(/^\d+ \/ \d+$/);

/** The picture that was opened large; its neighbors are loaded ahead beside it. */
export function lightbox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Imagens ampliadas' });
  return { dialog, current: dialog.locator('.yarl__slide_current') };
}
