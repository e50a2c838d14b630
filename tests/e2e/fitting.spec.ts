import type { Locator } from '@playwright/test';
import { castingForm, choose, chooseHere, rows } from './favorites.ts';
import { FOUR_COMPOSITES, lightbox, pathOf } from './profile.ts';
import { hydrated, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** The texts that overflow their element, without those for screen readers, which always do. */
function cut(all: Locator): Promise<string[]> {
  return all.evaluateAll((elements) =>
    elements
      .filter(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).clipPath === 'none',
      )
      .filter(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => {
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      })
      .map(({ textContent }) => textContent.trim()),
  );
}

test('a message does not cover the button of the form', { tag: '@phone' }, async ({ page }) => {
  await choose(page, 2);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remover/ })
    .click();
  const { send } = castingForm(page);
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const edge = async (one: Locator, end: 'top' | 'bottom') => {
    const box = await one.boundingBox();
    return box ? box.y + (end === 'bottom' ? box.height : 0) : null;
  };
  await settled(page);
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => ((await edge(send, 'top')) ?? 0) - ((await edge(toast, 'bottom')) ?? 0))
    .toBeGreaterThan(0);
});

test('a message is at the edge of the window if no button is there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  await page.locator('.heart').first().click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const room = () => toast.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  await expect.poll(room).toBeLessThan(24);
});

test('an invalid field is shown with its label, at 400 % zoom too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contato');
  const send = page.getByRole('button', { name: 'Enviar' });
  await hydrated(send);
  await send.click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  const room = async () => {
    const label = await page.locator('label[for="field-name"]').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    return (label?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

for (const list of ['/modelos', '/en/models', '/es/modelos']) {
  test(`no measure of a card is cut off on hover, in any window: ${list}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(list);
    const words = page.locator('.card-measures *');
    await expect(words.first()).toBeAttached();
    for (const width of [320, 390, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await expect.poll(() => cut(words), `at ${width}`).toEqual([]);
    }
  });
}

test('no measure of a favorite is cut off in the narrowest window', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es/modelos?hair=Dark+Brown');
  await chooseHere(page, 1);
  await page.goto('/es/favoritos');
  const measures = page.locator('.favorite-measures');
  await expect(measures).toContainText('Castaño oscuro');
  const cutOff = () =>
    measures.evaluate((line) => {
      const { right } = line.getBoundingClientRect();
      return Array.from(line.children)
        .filter((measure) => measure.getBoundingClientRect().right > right)
        .map(({ textContent }) => textContent);
    });
  await expect.poll(cutOff).toEqual([]);
});

test('an enlarged picture has room for a name in the narrowest window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathOf(FOUR_COMPOSITES));
  const photo = page.locator('.book').getByRole('link').first();
  await hydrated(photo);
  await photo.tap();
  const caption = lightbox(page).dialog.locator('.lightbox-caption');
  await expect(caption).toBeVisible();
  await expect.poll(() => cut(caption.locator('span'))).toEqual([]);
});

test('the picture of a text is whole: at its own ratio beside the text, or in a frame above it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/sobre');
  const photo = page.locator('.illustrated-text .picture-frame img');
  const text = page.locator('.illustrated-text .prose');
  const shown = () =>
    photo.evaluate((img: HTMLImageElement) => ({
      fit: getComputedStyle(img).objectFit,
      ratio: (img.naturalWidth * img.height) / (img.naturalHeight * img.width),
    }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await shown()).ratio).toBeCloseTo(1, 1);
  const [left, right] = [await photo.boundingBox(), await text.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await shown()).fit).toBe('contain');
  const [above, below] = [await photo.boundingBox(), await text.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
