import type { Page } from '@playwright/test';
import { sceneAt } from '../demo-panel/pictures/catalog.ts';
import { slides } from '../demo-panel/seed/slides.ts';
import { FOUR_COMPOSITES, LONG_NAME, NO_BOOK, pathOf } from './profile.ts';
import { overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** One page of every kind that begins with its title. */
const TITLED = [
  ...['/modelos', '/modelos/mulheres', '/talentos', '/favoritos', '/favoritos?ids=1001,1002'],
  '/favoritos?ids=1216,1212',
  ...['/seja-um-modelo', '/contato', '/sobre', '/privacidade', '/verificar', '/blog', '/nada'],
];
const PROFILES = [FOUR_COMPOSITES, LONG_NAME, NO_BOOK].map(pathOf);

/** The words of the page's title, line by line; a broken word is in two of them. */
function titleLines(page: Page): Promise<string[][]> {
  return page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((title) => {
      const lines = new Map<number, string[]>();
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          for (const top of new Set(tops)) lines.set(top, [...(lines.get(top) ?? []), word]);
        }
      }
      return [...lines.values()];
    });
}

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no word of a title breaks', { tag: '@desktop' }, async ({ page }) => {
    const shared = ['/favoritos?ids=1216,1212', '/en/favorites?ids=1216', '/es/favoritos?ids=1212'];
    for (const path of [
      ...shared,
      '/modelos/internacional',
      '/es/blog',
      '/en/blog',
      '/privacidade',
    ]) {
      await page.goto(path);
      await settled(page);
      const broken = async () => {
        const words = (await titleLines(page)).flat();
        return words.filter((word, at) => word === words[at - 1]);
      };
      await expect.poll(broken, path).toEqual([]);
    }
  });

  test('nothing is wider than the window, and with wide text spacing no name or measure is cut', {
    tag: '@phone',
  }, async ({ page }) => {
    const paths = [
      ...[
        '/',
        '/es',
        '/en',
        ...TITLED,
        ...PROFILES,
        '/es/modelos/mujeres',
        '/en/models/women?letter=a',
        '/es/sobre-nosotros',
      ],
      ...['/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set', '/es/contacto'],
      ...['/en/be-a-model', '/es/nada', '/en/favorites'],
    ];
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expect.poll(() => overflow(page), path).toBe(0);
      await page.evaluate(spaceText);
      await expect.poll(() => overflow(page), `${path}, text spacing`).toBe(0);
      await expect.poll(() => page.evaluate(cutTexts), path).toEqual([]);
    }
  });
});

/** The text spacing of WCAG 1.4.12. A sheet of the script, since the policy allows no style element. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * Headings and measures that hide a part of their text, and labels of measures in two lines; those for screen
 * readers alone show none.
 */
function cutTexts(): string[] {
  const texts = [
    ...document.querySelectorAll('h1, h2, h3, dt, dd, .card-measures, .card-measures *'),
  ];
  return texts
    .filter((one) => getComputedStyle(one).clipPath === 'none')
    .filter((one) => !one.closest('.card-measures > :nth-child(n + 4)'))
    .filter((one) => {
      const tooHigh = one.scrollHeight > one.clientHeight + 1;
      // What a measure does not hide reaches into the next one.
      const tooWide = one.scrollWidth > one.clientWidth;
      const { overflowY, fontSize } = getComputedStyle(one);
      const hides = overflowY !== 'visible';
      if (
        one.matches('.card-measures span') &&
        one.clientHeight > 2.5 * Number.parseFloat(fontSize)
      ) {
        return true;
      }
      return hides
        ? tooWide || tooHigh
        : tooWide && one.matches('.card-measures, .card-measures *');
    })
    .map(({ textContent }) => textContent.trim());
}

const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

test('banners keep the upper third of each face, in any window', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await settled(page);
    const banners = page.getByRole('region', { name: 'Destaques' }).locator('li');
    await expect(banners).toHaveCount(3);
    for (const [place, slide] of (slides.banner ?? []).entries()) {
      const crop = await banners
        .nth(place)
        .locator('img, video')
        .filter({ visible: true })
        .evaluate((one) => {
          const { objectFit, objectPosition } = getComputedStyle(one);
          const [x = 0, y = 0] = objectPosition.split(' ').map(Number.parseFloat);
          return { width: one.clientWidth, height: one.clientHeight, objectFit, x, y };
        });
      expect(crop.objectFit).toBe('cover');
      const { size, figures } = sceneAt(slide.image_desktop, width < 650 ? 'mobile' : 'desktop');
      const scale = Math.max(crop.width / size.width, crop.height / size.height);
      const drawn = { width: size.width * scale, height: size.height * scale };
      const left = ((crop.width - drawn.width) * crop.x) / 100;
      const top = ((crop.height - drawn.height) * crop.y) / 100;
      expect(figures).not.toEqual([]);
      for (const face of figures) {
        const above = top + (face.y - face.size / 2) * drawn.height;
        expect(above, slide.image_desktop).toBeGreaterThanOrEqual(0);
        expect(above + (face.size / 3) * drawn.height).toBeLessThanOrEqual(crop.height);
      }
      const front = figures.at(-1);
      const middle = left + (front?.x ?? 0) * drawn.width;
      const half = 0.35 * (front?.size ?? 0) * drawn.height;
      expect(middle - half, slide.image_desktop).toBeGreaterThanOrEqual(0);
      expect(middle + half, slide.image_desktop).toBeLessThanOrEqual(crop.width);
    }
  }
});
