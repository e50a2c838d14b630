import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the search by the button in the header. */
export async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar talentos' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  return dialog;
}
