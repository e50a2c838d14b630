import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import JSZip from 'jszip';
import { slugOf } from '../../lib/routes/slug.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expect, expectAccessible, test, withoutPictures } from './test.ts';

const TEN_VIDEOS = 5;
const NO_BOOK = 12;
const FOUR_COMPOSITES = 3;
const NO_COVER = 19;

function pathOf(index: number): string {
  const { id, name } = inventProfile(index);
  return `/modelos/${id}/${slugOf(name)}`;
}

/** The picture in view; its neighbors are loaded ahead beside it. */
const current = (lightbox: Locator) => lightbox.locator('.yarl__slide_current');

const counter = (page: Page) => page.getByText(/^\d+ \/ \d+$/);

test('measures change their units, and the choice is kept', async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const measures = page.getByRole('region', { name: 'Medidas' });
  await expect(measures.getByText('150 cm')).toBeVisible();
  await expect(measures.getByText('4′11″')).toBeHidden();
  const size = () => measures.evaluate((list) => [list.clientWidth, list.clientHeight]);
  const before = await size();
  await measures.getByRole('button', { name: 'ft / lb' }).click();
  await expect(measures.getByText('4′11″')).toBeVisible();
  await expect(measures.getByText('150 cm')).toBeHidden();
  expect(await size()).toEqual(before);
  await page.goto(pathOf(TEN_VIDEOS));
  await expect(measures.getByRole('button', { name: 'ft / lb' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(measures.getByText('5′5″')).toBeVisible();
});

test('the book is turned by buttons and keys, and a photo opens large', async ({
  page,
  isMobile,
}) => {
  const { book, name } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const slides = page.locator('.book .swiper-slide');
  const total = isMobile ? book.length : 10;
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(slides).toHaveCount(total);
  await expect(slides.first().getByRole('img')).toHaveCount(isMobile ? 1 : 2);

  const previous = page.getByRole('button', { name: 'Foto anterior' });
  await expect(previous).toBeDisabled();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expectAccessible(page);

  const photo = slides.nth(1).getByRole('link').first();
  await photo.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Imagens ampliadas' });
  const alt = await photo.getByRole('img').getAttribute('alt');
  expect(alt).toContain(`${name}, foto`);
  await expect(current(large).getByRole('img', { name: alt ?? '' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(photo).toBeFocused();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
});

test('a finger turns the book', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a phone has the touch screen');
  await page.goto(pathOf(FOUR_COMPOSITES));
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  const box = await page.locator('.book .slider').boundingBox();
  if (!box) throw new Error('the book should be in view');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 330);
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(counter(page)).toHaveText(/^2 \//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('book and videos are addresses; a click asks the server for nothing', async ({ page }) => {
  const path = pathOf(TEN_VIDEOS);
  await page.goto(path);
  await expect(counter(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.url());
  });
  const tabs = page.getByRole('navigation', { name: 'Galerias' });
  const videos = page.getByRole('region', { name: 'Vídeos' });
  await tabs.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(`${path}?tab=video`);
  await expect(videos).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await page.goForward();
  await expect(videos).toBeVisible();
  expect(asked).toEqual([]);

  await page.reload();
  await expect(videos).toBeVisible();
  await page.goto(`${path}?tab=audio`);
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await page.goto(pathOf(1));
  await expect(tabs).toHaveCount(0);
});

test.describe('a video', () => {
  const VIMEO = 'https://player.vimeo.com';
  const YOUTUBE = 'https://www.youtube-nocookie.com';
  test.use({ strangers: [VIMEO, YOUTUBE] });

  test('is asked of its provider when it is played, and not before', async ({ page, isMobile }) => {
    const asked: string[] = [];
    for (const origin of [VIMEO, YOUTUBE]) {
      await page.route(`${origin}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      });
    }
    await page.goto(`${pathOf(TEN_VIDEOS)}?tab=video`);
    const videos = page.getByRole('region', { name: 'Vídeos' });
    const thumbs = videos.locator('.video-thumbs');
    await expect(thumbs).toHaveClass(/swiper-initialized/);
    await expect(thumbs.getByRole('listitem')).toHaveCount(10);
    const row = await thumbs.boundingBox();
    const one = await thumbs.getByRole('listitem').first().boundingBox();
    const inView = ((row?.width ?? 0) + 8) / ((one?.width ?? 0) + 8);
    expect(inView).toBeCloseTo(isMobile ? 2 : 6, 1);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    const [first, , third] = inventProfile(TEN_VIDEOS).video;
    await videos.getByRole('link', { name: 'Assistir ao vídeo 1 (Vimeo)' }).first().click();
    const frame = videos.locator('iframe');
    await expect(frame).toHaveAttribute('title', /, vídeo 1 \(Vimeo\)$/);
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toContain(`${VIMEO}/video/${first?.file}?`);
    await thumbs.getByRole('link', { name: 'Assistir ao vídeo 3 (YouTube)' }).focus();
    await page.keyboard.press('Enter');
    await expect(frame).toHaveAttribute('title', /, vídeo 3 \(YouTube\)$/);
    await expect.poll(() => asked[1]).toContain(`${YOUTUBE}/embed/${third?.file}`);
    expect(asked).toHaveLength(2);
  });
});

async function filesOf(download: Download): Promise<string[]> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const files = Object.values(zip.files);
  for (const file of files) expect((await file.async('uint8array')).length).toBeGreaterThan(1000);
  return files.map(({ name }) => name);
}

test('the composite comes as a zip, from the panel or made in the browser', async ({ page }) => {
  const { id, name, compo } = inventProfile(FOUR_COMPOSITES);
  await page.goto(pathOf(FOUR_COMPOSITES));
  const button = page.getByRole('link', { name: 'Imprimir composite' });
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`${slugOf(name)}-models.zip`);
    return filesOf(download);
  };
  expect(await save()).toHaveLength(compo.length);
  await expect(page.getByText('Composite baixado.')).toBeVisible();

  await page.route(`**/api/composite/${id}`, (route) => route.fulfill({ status: 502 }));
  const made = await save();
  expect(made).toEqual(compo.map((_, index) => `${slugOf(name)}-${index + 1}.jpg`));

  await page.route('**/storage/desktop/**', (route) => route.fulfill({ status: 502 }));
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toBeVisible();
  await expect(button).toBeVisible();
  await expectAccessible(page);
});

test('the composites open large', async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const sheets = page.getByRole('region', { name: 'Composites' }).getByRole('link');
  await expect(sheets).toHaveCount(4);
  await sheets.nth(2).click();
  const large = page.getByRole('dialog', { name: 'Imagens ampliadas' });
  await expect(current(large).getByRole('img', { name: /composite 3 de 4/ })).toBeVisible();
  await large.getByRole('button', { name: 'Fechar' }).click();
  await expect(large).toBeHidden();
});

test('a talent without a book has a cover and a word about it; one without cover an initial', async ({
  page,
}) => {
  await page.goto(pathOf(NO_BOOK));
  await expect(page.getByText('O book deste talento está em produção.')).toBeVisible();
  await expect(page.getByRole('img', { name: /, foto 1 de 1$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(pathOf(NO_COVER));
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await expectAccessible(page);
});

test('on paper the page is one sheet', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same sheet');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const index of [FOUR_COMPOSITES, NO_BOOK, 177]) {
    await page.goto(pathOf(index));
    const { book, cover } = inventProfile(index);
    const pictures = page.locator('.print-sheet img');
    await expect(pictures).toHaveCount(Math.min(5, book.length) || (cover ? 1 : 0));
    for (const picture of await pictures.all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet')).toContainText('contato@vitrine.example');
  for (const gone of ['banner', 'contentinfo', 'article', 'button'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0);
  }
});

test('the way leads back to the list as it was, and on to the next of it', async ({ page }) => {
  await withoutPictures(page);
  await page.goto('/modelos?letter=c');
  const cards = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(cards.first()).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: /talentos/ })
    .waitFor();
  const names = await cards.allTextContents();
  const [first = '', second = '', third = ''] = names;
  await cards.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();

  const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
  await expect(others.getByRole('link', { name: `Anterior: ${first}` })).toBeVisible();
  await others.getByRole('link', { name: `Próximo: ${third}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/modelos\?letter=c$/);
  await expect(cards).toHaveText(names);
});

test('nothing shifts and nothing is cut off, from 320 px on', async ({ page }) => {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [pathOf(177), `${pathOf(TEN_VIDEOS)}?tab=video`, pathOf(NO_BOOK)]) {
      await page.goto(path);
      for (const row of await page.locator('.slider').all()) {
        await row.scrollIntoViewIfNeeded();
        await expect(row).toHaveClass(/swiper-initialized/);
      }
      const [shift, overflow] = await page.evaluate(
        () =>
          new Promise<[number, number]>((resolve) => {
            let total = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                total += (entry as { value?: number }).value ?? 0;
              }
            }).observe({ type: 'layout-shift', buffered: true });
            const overflow = document.documentElement.scrollWidth - window.innerWidth;
            requestAnimationFrame(() => requestAnimationFrame(() => resolve([total, overflow])));
          }),
      );
      expect(shift, `${path} at ${width}`).toBeLessThan(0.01);
      expect(overflow, `${path} at ${width}`).toBe(0);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there: metric measures, photos to scroll, tabs, zip', async ({ page }) => {
    const { book } = inventProfile(TEN_VIDEOS);
    await page.goto(pathOf(TEN_VIDEOS));
    await expect(page.getByText('166 cm', { exact: true })).toBeVisible();
    await expect(page.getByText('5′5″', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'ft / lb' })).toBeHidden();
    await expect(page.locator('.book').getByRole('link')).toHaveCount(book.length);
    await expect(page.locator('.book').getByRole('img').first()).toBeInViewport();
    const zip = page.getByRole('link', { name: 'Imprimir composite' });
    const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
    expect(await filesOf(download)).toHaveLength(1);

    await page.getByRole('link', { name: 'Vídeos' }).click();
    await expect(page).toHaveURL(/\?tab=video$/);
    const video = page.getByRole('link', { name: 'Assistir ao vídeo 1 (Vimeo)' }).first();
    await expect(video).toHaveAttribute('href', /^https:\/\/vimeo\.com\/\d+$/);
  });
});
