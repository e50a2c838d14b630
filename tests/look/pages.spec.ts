import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOUR_COMPOSITES, LONG_NAME, NO_BOOK, pathOf, TEN_VIDEOS } from '../e2e/profile.ts';
import { settled } from '../e2e/settled.ts';
import { expect, test } from '../e2e/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Each page type in the window where it is most likely to break. */
const PAGES = [
  ['home', '/', DESKTOP],
  ['home', '/', PHONE],
  ['home', '/es', { width: 844, height: 390 }],
  ['roster', '/modelos', DESKTOP],
  ['roster', '/en/models', PHONE],
  ['filtered', '/modelos?hair=Blonde', PHONE],
  ['nobody', '/modelos?letter=x&hair=Blonde', DESKTOP],
  ['profile', pathOf(FOUR_COMPOSITES), DESKTOP],
  ['profile', pathOf(FOUR_COMPOSITES), PHONE],
  ['videos', `${pathOf(TEN_VIDEOS)}?tab=video`, DESKTOP],
  ['long-name', pathOf(LONG_NAME), NARROW],
  ['no-book', pathOf(NO_BOOK), DESKTOP],
  ['empty-selection', '/favoritos', PHONE],
  ['shared', '/favoritos?ids=1001,1002', DESKTOP],
  ['shared', '/es/favoritos?ids=1001,1002', PHONE],
  ['scouting', '/seja-um-modelo', PHONE],
  ['contact', '/contato', DESKTOP],
  ['about', '/sobre', DESKTOP],
  ['verify', '/es/verificar', PHONE],
  ['blog', '/blog', DESKTOP],
  ['not-found', '/nada', PHONE],
] as const;

const VERSION = path.join(import.meta.dirname, 'pictures/chromium.txt');

test.beforeEach(({ browser }, { config }) => {
  const now = browser.version();
  if (config.updateSnapshots === 'all') writeFileSync(VERSION, `${now}\n`);
  const recorded = readFileSync(VERSION, 'utf8').trim();
  test.skip(now !== recorded, `The pictures are by Chromium ${recorded}, and this is ${now}.`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  const pages = colorScheme === 'light' ? PAGES : PAGES.filter(([name]) => name === 'profile');
  for (const [name, address, viewport] of pages) {
    const title = `${name}-${viewport.width}-${colorScheme}`;
    test(title, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await settled(page);
      await expect(page).toHaveScreenshot(`${title}.png`);
    });
  }
}
