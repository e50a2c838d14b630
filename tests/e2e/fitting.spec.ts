import type { Locator, Page } from '@playwright/test';
import { castingForm, choose, rows } from './favorites.ts';
import { FOUR_COMPOSITES, lightbox, pathOf, TEN_VIDEOS } from './profile.ts';
import { hydrated, settled } from './settled.ts';
import { expect, test } from './test.ts';

/** How many of the visible elements are in each line, from the top. */
function lines(all: Locator): Promise<number[]> {
  return all.filter({ visible: true }).evaluateAll((elements) => {
    const tops = elements.map((one) => Math.round(one.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
}

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

for (const shares of [true, false]) {
  test(`no tool of a selection is alone in its line, ${shares ? 'with' : 'without'} a share sheet`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript((given) => {
      const share = { value: async () => {}, configurable: true };
      Object.defineProperty(Navigator.prototype, 'share', share);
      if (!given) delete (Navigator.prototype as { share?: unknown }).share;
    }, shares);
    await page.setViewportSize({ width: 320, height: 640 });
    await choose(page, 2);
    for (const path of ['/favoritos', '/en/favorites', '/es/favoritos']) {
      await page.goto(path);
      // The tool that saves the selection has a line of its own, with what it says.
      const tools = page
        .locator('.selection-tools > div:not(.offline-copy)')
        .locator('button, a, summary')
        .filter({ visible: true });
      await expect(tools).toHaveCount(shares ? 5 : 6);
      await expect.poll(async () => Math.min(...(await lines(tools))), path).toBeGreaterThan(1);
    }
  });
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
  await choose(page, 4);
  await page.goto('/favoritos');
  await expect(rows(page)).toHaveCount(4);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remover/ })
    .click();
  await expect(castingForm(page).send).not.toBeInViewport();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const room = () => toast.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  await expect.poll(room).toBeLessThan(24);
});

test('no line of measures starts or ends with a dot', { tag: '@phone' }, async ({ page }) => {
  await choose(page, 1);
  await page.goto('/favoritos');
  const measures = rows(page).first().locator('.favorite-measures');
  await expect(measures).toHaveCSS('overflow-x', 'clip');
  const dots = () =>
    measures.evaluate((line) => {
      const edge = line.getBoundingClientRect().left;
      return [...line.children].map((one) => {
        const { left, content } = getComputedStyle(one, '::before');
        const shown = one.getBoundingClientRect().left + Number.parseFloat(left) >= edge;
        const first = one.getBoundingClientRect().left <= edge;
        return content.includes('·') && shown !== first;
      });
    });
  await expect.poll(async () => (await dots()).length).toBeGreaterThan(2);
  await expect.poll(async () => (await dots()).every(Boolean)).toBe(true);
  await expect(measures).not.toContainText('·');
});

test('every contact of the footer has a line of its own', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/privacidade');
  for (const width of [320, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const contacts = page.getByRole('contentinfo').getByRole('listitem').filter({ hasText: '@' });
    const numbers = page.getByRole('contentinfo').getByRole('listitem').filter({ hasText: '+55' });
    for (const all of [contacts, numbers]) {
      await expect(all.first()).toBeVisible();
      const heights = () => all.evaluateAll((ones) => ones.map((one) => one.clientHeight));
      await expect.poll(async () => Math.max(...(await heights())), `${width}`).toBeLessThan(40);
    }
  }
});

test('the camera buttons are aligned in each row of photos', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/seja-um-modelo');
  const cameras = page.locator('label', { has: page.locator('input[capture]') });
  await expect(cameras.first()).toBeVisible();
  for (const [width, rowsOf] of [
    [390, [2, 2]],
    [820, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => lines(cameras), `at ${width}`).toEqual(rowsOf);
  }
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

/** How many slides are only partly visible. */
const begun = (page: Page) =>
  page.locator('.video-thumbs').evaluate((row) => {
    const edge = row.getBoundingClientRect().right;
    return [...row.querySelectorAll('li')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left < edge - 1 && right > edge + 1;
    }).length;
  });

test('a row of videos shows that it continues', async ({ page }) => {
  await page.goto(`${pathOf(TEN_VIDEOS)}?tab=video`);
  const row = page.locator('.video-thumbs');
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => begun(page)).toBe(1);
});

test('the initial of a picture is no larger than its frame', {
  tag: '@desktop',
}, async ({ page }) => {
  const tooLarge = () =>
    page
      .locator('.initial')
      .filter({ visible: true })
      .evaluateAll((letters) => {
        const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const room = (one: Element) => Math.min(one.clientWidth, one.clientHeight);
        return letters.filter((one) => size(one) > room(one)).length;
      });
  await page.goto(`${pathOf(TEN_VIDEOS)}?tab=video`);
  await expect(page.locator('.video-thumbs .initial')).toHaveCount(10);
  await expect.poll(tooLarge).toBe(0);
  await choose(page, 2);
  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.locator('.comparison .initial')).toHaveCount(2);
  await expect.poll(tooLarge).toBe(0);
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

test('similar talents fill their rows', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pathOf(FOUR_COMPOSITES));
  const cards = page.getByRole('region', { name: 'Talentos parecidos' }).getByRole('listitem');
  for (const [width, filled] of [
    [320, [2, 2]],
    [390, [2, 2]],
    [820, [3]],
    [1024, [5]],
    [1920, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => lines(cards), `at ${width}`).toEqual(filled);
  }
});
