import type { Page } from '@playwright/test';
import { slugOf } from '../../lib/routes/slug.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';

/** Indexes in the roster of talents with a special case. */
export const FOUR_COMPOSITES = 3;
export const TEN_VIDEOS = 5;
export const NO_BOOK = 12;
/** Their book starts with a landscape. */
export const LANDSCAPE_FIRST = 2;
export const LONG_NAME = 177;

export function pathOf(index: number): string {
  const { id, name } = inventProfile(index);
  return `/modelos/${id}/${slugOf(name)}`;
}

/** The counter of the book: which photos are in view, of how many. */
export const counter = (page: Page) => page.getByText(/^\d+(–\d+)? \/ \d+$/);

/** The link of a photo of the book, from 1. */
export const photoLink = (page: Page, number: number) =>
  page
    .locator('[data-book] > li')
    .nth(number - 1)
    .getByRole('link');

/** The enlarged picture; its neighbors are preloaded beside it. */
export function lightbox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Imagens ampliadas' });
  return { dialog, current: dialog.locator('.yarl__slide_current') };
}
