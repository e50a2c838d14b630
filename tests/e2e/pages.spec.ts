import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { FOUR_COMPOSITES, LONG_NAME, pathOf, TEN_VIDEOS } from './profile.ts';
import { expectFits, expectNoShift } from './settled.ts';
import { expect, test } from './test.ts';

// The pages that are missing.
test.use({ expected: /status of 404 .*\/nada(-aqui)?$/ });

/** Each type of page. */
const PAGES = {
  home: '/',
  'a list': '/modelos/mulheres',
  'a filtered list': '/modelos?hair=Black&height=170-185',
  'a list without talents': '/modelos?height=219-220',
  'a profile': pathOf(FOUR_COMPOSITES),
  'the videos of a profile': `${pathOf(TEN_VIDEOS)}?tab=video`,
  'the selection': '/favoritos',
  'a shared selection': '/favoritos?ids=1216,1212,1208',
  'a comparison': '/favoritos?ids=1216,1212,1208&view=compare',
  'the application': '/seja-um-modelo',
  contact: '/contato',
  about: '/sobre',
  verification: '/verificar',
  'the blog': '/blog',
  'a post': '/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set',
  'no page': '/nada-aqui',
};

/** Opens a page whose web fonts arrive after its first frame. */
async function openBeforeFonts(page: Page, path: string) {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  release();
  const faces = await page.evaluate(async () => {
    const all = await document.fonts.ready;
    return [...all].filter((face) => face.status === 'loaded').length;
  });
  expect(faces).toBeGreaterThan(0);
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: nothing shifts, is inaccessible, or is wider than the narrowest window`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openBeforeFonts(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoShift(page);
    await expectAccessible(page);
    await expectFits(page);
  });
}

/** Pages with longer words, whose type is above in Portuguese. */
const LONGER = [
  ...[pathOf(LONG_NAME), '/modelos/internacional', '/privacidade'],
  ...['/en/models/women?letter=a', '/en/be-a-model', '/es', '/es/modelos/mujeres'],
  ...['/es/contacto', '/es/sobre-nosotros', '/es/verificar', '/es/nada'],
];

test('nothing is wider than the narrowest window, in any language', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of LONGER) {
    await page.goto(path);
    await expectFits(page, path);
  }
});
