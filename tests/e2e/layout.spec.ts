import type { Page } from '@playwright/test';
import { hydrated, overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** One page of every kind whose title stands above the rest. */
const TITLED = [
  ...['/modelos', '/modelos/mulheres', '/talentos', '/favoritos', '/favoritos?ids=1001,1002'],
  ...['/seja-um-modelo', '/contato', '/sobre', '/privacidade', '/blog', '/nada'],
];

/** The line that the first words of the page's title stand on, in pixels from the top. */
function firstBaseline(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((title) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      title.prepend(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return Math.round(bottom);
    });
}

test('the title of every page stands on one line', async ({ page }) => {
  const lines: Record<string, number> = {};
  for (const path of TITLED) {
    await page.goto(path);
    await settled(page);
    const line = await firstBaseline(page);
    lines[path] = line;
  }
  await page.goto('/blog');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/\d+\//);
  await settled(page);
  const post = await firstBaseline(page);
  const places = [...Object.values(lines), post];
  expect(places).toHaveLength(TITLED.length + 1);
  // The browser rounds the ascent and the leading of each size to whole pixels.
  const apart = Math.max(...places) - Math.min(...places);
  expect(apart, JSON.stringify({ ...lines, post })).toBeLessThanOrEqual(2);
});

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is wider than the window', async ({ page }) => {
    const paths = ['/', '/es', '/en', ...TITLED, '/es/contacto', '/es/nada', '/en/favorites'];
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expect.poll(() => overflow(page), path).toBe(0);
    }
  });
});

/** True when what has the focus looks otherwise, or stands in something that does, than without it. */
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

/** Walks once around a modal dialog by keyboard and gives the names of its stops. */
async function walk(page: Page, stops: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    const { name, inside } = await page.evaluate(() => {
      const focused = document.activeElement;
      const name = focused?.getAttribute('aria-label') || focused?.textContent || '';
      return { name, inside: focused?.closest('dialog:modal') !== null };
    });
    if (inside) {
      const seen = await focusIsSeen(page);
      expect(seen, name).toBe(true);
      names.add(name);
    } else {
      // Between the last stop and the first one comes the browser itself.
      const left = await page.evaluate(() => document.activeElement !== document.body);
      expect(left, `the focus left for ${name}`).toBe(false);
    }
    await page.keyboard.press('Tab');
  }
  return names;
}

test('every stop of a walk through the drawer is seen, and none is outside of it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await hydrated(menu);
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Fechar menu' })).toBeFocused();
  const names = await walk(page, 20);
  expect([...names].join(' ')).toContain('Favoritos');
  expect(names.size).toBeGreaterThan(13);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('every stop of a walk through the search is seen, and none is outside of it', {
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
