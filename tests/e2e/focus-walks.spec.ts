import { walk } from './focus.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

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

test('every tab stop of the search and of the filter shows its focus, and none is outside', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos');
  await test.step('the search', async () => {
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
  const open = page.getByRole('button', { name: /^Filtrar/ });
  const panel = page.getByRole('dialog', { name: 'Filtrar talentos' });
  await test.step('the frame of the filter, before its controls are loaded', async () => {
    const loaded = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js*', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('img', { name: 'Carregando' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    loaded.resolve();
  });
  await test.step('the filter, which its backdrop closes, too', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    // The sliders are rendered after the first paint.
    await expect(panel.getByRole('slider', { name: 'Idade, Máximo' })).toBeVisible();
    await page.keyboard.press('Tab');
    const names = await walk(page, 36);
    // Close, a name, two lists, two ends of seven measures (a thumb and a number each), clear, apply.
    expect(names.size).toBe(20);
    expect([...names].join(' ')).toContain('Limpar');
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(panel).toBeHidden();
  });
});
