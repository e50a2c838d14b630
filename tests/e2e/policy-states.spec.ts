import { darkPhoto } from '../fixtures/photos.ts';
import { addPhotos, formOn, TEXTS } from './application.ts';
import { castingForm, choose, rows } from './favorites.ts';
import { FOUR_COMPOSITES, lightbox, pathOf, TEN_VIDEOS } from './profile.ts';
import { cards, openFilter, openList } from './roster.ts';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

/**
 * States that a visitor can bring about: a violation of the content security policy fails the
 * test by itself (`test.ts`).
 */
const MAP = 'https://www.openstreetmap.org';
const VIMEO = 'https://player.vimeo.com';
const YOUTUBE = 'https://www.youtube-nocookie.com';
test.use({ strangers: [MAP, VIMEO, YOUTUBE] });

test('home: the rows move, the language changes', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await idle(page);
  for (const next of await page.getByRole('button', { name: 'Próximo', exact: true }).all()) {
    if (await next.isVisible()) await next.click();
  }
  await expect(page.locator('.swiper-initialized').first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const english = page.getByRole('link', { name: /English/ }).filter({ visible: true });
  await english.first().click();
  await expect(page).toHaveURL(/\/en$/);
  await idle(page);
});

test('a list: letters, filter, growth, hearts and their messages, search', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page, '/modelos');
  const panel = await openFilter(page);
  await panel.getByLabel('Cabelo').selectOption('Black');
  await panel.getByRole('slider', { name: 'Altura, Mínimo' }).focus();
  await page.keyboard.press('PageUp');
  await panel.getByRole('button', { name: /^Ver \d+ talentos?$/ }).click();
  await expect(page).toHaveURL(/hair=Black/);
  await page.mouse.wheel(0, 20_000);
  await choose(page, 2);
  await expect(page.locator('.toast').first()).toBeVisible();
  await expect(page.locator('.toasts')).toHaveCSS('position', 'fixed');
  await page.getByRole('banner').getByRole('button', { name: 'Buscar talentos' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('ana');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/modelos\/\d+\//);
  await idle(page);
});

test('a profile: pictures large, videos, composites', { tag: '@desktop' }, async ({ page }) => {
  for (const origin of [VIMEO, YOUTUBE]) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
    );
  }
  await page.goto(pathOf(FOUR_COMPOSITES));
  await idle(page);
  await page.getByRole('region', { name: 'Book' }).getByRole('link').first().click();
  const { dialog, current } = lightbox(page);
  await expect(current.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(`${pathOf(TEN_VIDEOS)}?tab=video`);
  const videos = page.getByRole('region', { name: 'Vídeos' });
  for (const name of ['Assistir ao vídeo 1 (Vimeo)', 'Assistir ao vídeo 3 (YouTube)']) {
    await videos.getByRole('link', { name }).first().click();
    await expect(videos.frameLocator('iframe').getByText('Player')).toBeVisible();
  }
});

test('favorites: order, note, form; contact: form and map; scouting: photos', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(`${MAP}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' }),
  );
  await choose(page, 2);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(2);
  const { field, send, incomplete } = castingForm(page);
  await field.name.fill('Casa');
  await send.click();
  await expect(incomplete).toBeVisible();

  await page.goto('/contato');
  await page.getByRole('main').getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver o mapa aqui' }).click();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();

  await page.goto('/seja-um-modelo');
  await addPhotos(page, 'pt');
  const { slot } = formOn(page, 'pt');
  const { advice } = TEXTS.pt.scouting;
  await expect(slot('image_4')).toHaveAccessibleDescription(new RegExp(advice.small));
  // Judged in a worker, which the policies of the page and of its script have to allow.
  await slot('image_3').setInputFiles(await darkPhoto());
  await expect(slot('image_3')).toHaveAccessibleDescription(new RegExp(advice.dark));
  await page.reload();
  await expect(slot('image_3')).toHaveAccessibleDescription(new RegExp(advice.dark));
  for (const sharp of ['image_1', 'image_2'] as const) {
    await expect(slot(sharp)).not.toHaveAccessibleDescription(new RegExp(advice.keep));
  }
});
