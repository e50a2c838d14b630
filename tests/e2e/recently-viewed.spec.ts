import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './accessible.ts';
import { expectNoShift, hydrated, overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

const LANGUAGES = [
  {
    list: '/modelos',
    tag: '@phone',
    recent: 'Vistos recentemente',
    clear: 'Limpar',
    stop: 'Desativar histórico',
    resume: 'Ativar histórico',
    off: 'O que você vê não é mais guardado neste aparelho.',
  },
  {
    list: '/en/models',
    tag: '@desktop',
    recent: 'Recently viewed',
    clear: 'Clear',
    stop: 'Turn history off',
    resume: 'Turn history on',
    off: 'What you view is no longer kept on this device.',
  },
] as const;

const MARK = 'Novo desde a sua última visita';
const EMPTY_LIST = '?height=219-220';

const stored = (page: Page, key: string) => page.evaluate((one) => localStorage.getItem(one), key);
const cards = (page: Page) => page.locator('main article');

/** The ids of the profiles of the list. */
async function idsOf(page: Page): Promise<number[]> {
  await expect(cards(page)).toHaveCount(20);
  const links = await cards(page)
    .locator('h2 a')
    .evaluateAll((all) =>
      all.map((link) => Number(/\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1])),
    );
  expect(links.every((id) => id > 0)).toBe(true);
  return links;
}

/** As if the last visit had ended an hour ago, when this was the highest id. */
async function comeBack(page: Page, newest: number) {
  const visit = { v: 1, at: Date.now() - 3_600_000, newest, since: null };
  await page.evaluate((one) => localStorage.setItem('visit', JSON.stringify(one)), visit);
  await page.reload();
}

test('talents who are new since the last visit are marked, and none on a first one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const marks = cards(page).getByText(MARK);
  await expect.poll(() => stored(page, 'visit')).toContain('"since":null');
  await expect(marks).toHaveCount(0);

  const ids = (await idsOf(page)).toSorted((a, b) => a - b);
  const [oldest = 0] = ids.slice(-4);
  await comeBack(page, oldest);
  await expect(marks).toHaveCount(3);
  const marked = cards(page).filter({ hasText: MARK }).locator('h2 a');
  for (const href of await marked.evaluateAll((all) =>
    all.map((one) => one.getAttribute('href')),
  )) {
    expect(Number(/\/(\d+)\//.exec(href ?? '')?.[1])).toBeGreaterThan(oldest);
  }
  await expectNoShift(page);
  await expectAccessibleInBoth(page, 'marks');
  // The mark does not block the card: a click on it opens the profile. Scrolled to the middle,
  // clear of the window's edge and the header.
  await marks.first().evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => (await marks.first().boundingBox())?.width).toBeGreaterThan(20);
  await settled(page);
  await marks.first().click({ force: true, position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(/\/\d+\/[a-z-]+$/);
});

for (const { list, tag, recent, clear, stop, resume, off } of LANGUAGES) {
  test(`opened profiles are offered again, until the history is switched off: ${list}`, {
    tag,
  }, async ({ page }) => {
    const asked: string[] = [];
    await page.goto(list);
    await hydrated(cards(page).first().getByRole('button'));
    const names = await cards(page).locator('h2 a').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    const [first = '', second = ''] = names;
    await cards(page).locator('h2 a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await page.goBack();
    await cards(page).locator('h2 a').nth(1).click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();

    // At the end of the second profile: the first one.
    const seen = page.getByRole('region', { name: recent });
    await page.locator('.seen-place').scrollIntoViewIfNeeded();
    await expect(seen.getByRole('link')).toHaveText([first]);
    await expect.poll(() => overflow(page)).toBe(0);
    await seen.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();

    // At the end of that one, the second: a profile that is opened again moves to the front.
    await page.locator('.seen-place').scrollIntoViewIfNeeded();
    await expect(seen.getByRole('link')).toHaveText([second]);

    // At the end of a list: both, the newest first.
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(list + EMPTY_LIST);
    await page.locator('.seen-place').scrollIntoViewIfNeeded();
    await expect(seen.getByRole('link')).toHaveText([first, second]);
    await expectNoShift(page);
    await expectAccessibleInBoth(page, 'recently viewed');
    await page.emulateMedia({ media: 'print' });
    await expect(seen).toBeHidden();
    await page.emulateMedia({ media: null });

    await seen.getByRole('button', { name: clear }).focus();
    await page.keyboard.press('Enter');
    await expect(seen.getByRole('link')).toHaveCount(0);
    await expect(seen.getByRole('button', { name: stop })).toBeFocused();
    await expect.poll(() => stored(page, 'recent-profiles')).toBeNull();
    await page.keyboard.press('Enter');
    await expect(seen.locator('[aria-live=polite]')).toHaveText(off);
    await expect(seen.getByRole('button', { name: resume })).toBeFocused();

    // From now on nothing is stored.
    await page.goto(list);
    await hydrated(cards(page).first().getByRole('button'));
    await cards(page).locator('h2 a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await page.locator('.seen-place').scrollIntoViewIfNeeded();
    await expect(seen.locator('[aria-live=polite]')).toHaveText(off);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).toContain('seen-off');
    expect(left.filter((key) => /recent|visit/.test(key))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((one) => /recent|visit|since/.test(one))).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its placeholder is hidden', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/modelos');
    await expect(page.locator('.seen-place')).toHaveCount(1);
    await expect(page.locator('.seen-place')).toBeHidden();
  });
});
