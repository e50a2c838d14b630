import type { Page } from '@playwright/test';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

/** True if the focused element, or one around it, looks different than without the focus. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const look = () =>
      around.map((one) => {
        if (!one) return '';
        const { outlineStyle, outlineColor, borderBottomColor, boxShadow } = getComputedStyle(one);
        return [outlineStyle, outlineColor, borderBottomColor, boxShadow].join();
      });
    const withFocus = look();
    focused.blur();
    const without = look();
    focused.focus();
    return withFocus.join() !== without.join();
  });
}

/** Tabs once through a modal dialog and returns the names of its tab stops. */
async function walk(page: Page, stops: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    const { name, inside } = await page.evaluate(() => {
      const focused = document.activeElement;
      const name = focused?.getAttribute('aria-label') || focused?.textContent || '';
      return { name, inside: focused?.closest('dialog:modal, [aria-modal]') !== null };
    });
    if (inside) {
      const seen = await focusIsSeen(page);
      expect(seen, name).toBe(true);
      names.add(name);
    } else {
      // Between the last tab stop and the first one is the browser's own interface.
      const left = await page.evaluate(() => document.activeElement !== document.body);
      expect(left, `the focus left the dialog for ${name}`).toBe(false);
    }
    await page.keyboard.press('Tab');
  }
  return names;
}

test('every tab stop of the drawer shows its focus, and none is outside', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await hydrated(menu);
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Vitrine' })).toBeFocused();
  const names = await walk(page, 20);
  expect([...names].join(' ')).toContain('Sua seleção');
  expect(names.size).toBeGreaterThan(13);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('every tab stop of the search shows its focus, and none is outside', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contato');
  const open = page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' });
  await hydrated(open);
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buscar talentos' });
  await expect(dialog.getByText('Quem você procura?')).toBeVisible();
  await page.keyboard.type('zzqq');
  await expect(dialog.getByRole('link', { name: 'Ver modelos' })).toBeVisible();
  const names = await walk(page, 5);
  expect(names.size).toBe(3);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('every tab stop of the filter shows its focus, and none is outside', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  const open = page.getByRole('button', { name: /^Filtrar/ });
  await hydrated(open);
  await open.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  await expect(panel.getByRole('button', { name: 'Limpar' })).toBeVisible();
  await page.keyboard.press('Tab');
  const names = await walk(page, 36);
  // Close, a name, two lists, two ends of seven measures (a thumb and a number each), clear, apply.
  expect(names.size).toBe(20);
  expect([...names].join(' ')).toContain('Limpar');
});

test('every tab stop of an enlarged picture shows its focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const photo = page.getByRole('region', { name: 'Book' }).getByRole('link').first();
  await hydrated(photo);
  await photo.focus();
  await page.keyboard.press('Enter');
  const { dialog } = lightbox(page);
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeVisible();
  await page.keyboard.press('Tab');
  const names = await walk(page, 8);
  expect([...names].join(' ')).toContain('Fechar');
  expect(names.size).toBeGreaterThan(2);
});

test.describe('on a first visit', () => {
  test.use({ entrance: true });

  test('every tab stop of the entrance shows its focus, and Esc closes it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/');
    const entrance = page.getByRole('dialog', { name: 'Entrada' });
    await expect(entrance).toBeFocused();
    await page.keyboard.press('Tab');
    const names = await walk(page, 5);
    expect([...names].join(' ')).toContain('Entrar no site');
    expect(names.size).toBe(5);
    await page.keyboard.press('Escape');
    await expect(entrance).toBeHidden();
  });
});
