import type { Page } from '@playwright/test';
import { ROSTER_PAGE_SIZE } from '../../lib/config/constants.ts';
import { expect } from './test.ts';

export const cards = (page: Page) => page.locator('main article');
export const count = (page: Page) => page.locator('main').getByRole('status');
export const names = (page: Page) => cards(page).getByRole('heading');
/** The query of a filtered list in words. */
export const sentence = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
export const letter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Primeira letra do nome' }).getByRole('link', { name });

/** Opens a list and waits until its index is loaded. */
export async function openList(page: Page, path: string): Promise<void> {
  const index = page.waitForResponse((answer) => answer.url().includes('/api/roster'));
  await page.goto(path);
  await index;
}

export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  await expect(panel.getByRole('button', { name: /^Ver \d+ talentos?$|^Nenhum/ })).toBeVisible();
  return panel;
}

/** The names on the first page of a list, however far it has grown. */
export async function firstNames(page: Page): Promise<string[]> {
  const shown = await names(page).allTextContents();
  return shown.slice(0, ROSTER_PAGE_SIZE);
}

/**
 * Waits until the list shows as many talents as its count, or a full page of them, all with a name
 * like this; returns those names.
 */
export async function expectNames(page: Page, like: RegExp): Promise<string[]> {
  let shown: string[] = [];
  await expect(async () => {
    const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
    shown = await firstNames(page);
    expect(total).toBeGreaterThan(0);
    expect(shown).toHaveLength(Math.min(total, ROSTER_PAGE_SIZE));
    for (const name of shown) expect(name).toMatch(like);
  }).toPass();
  return shown;
}
