import { DEFAULT_LOCALE, LOCALES, type Locale, languagePrefix } from '../../lib/i18n/locales.ts';
import { pathOf } from '../../lib/routes/build.ts';
import { PLAIN_PAGES, type PlainPage, type Route } from '../../lib/routes/route.ts';
import type { RosterView } from '../../lib/talents/views.ts';
import { expectAccessible, expectAccessibleInBoth, SCREENS, SWEPT } from './accessible.ts';
import { formOn, TEXTS } from './application.ts';
import { cards } from './roster.ts';
import { expectNoShift, hydrated, overflow, settled } from './settled.ts';
import { expect, test } from './test.ts';

const POST = '412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set';
const PERSON = '1216/clara-marchetti';
type Shown = { route: Route; rest?: string };
const plain = (page: PlainPage, rest?: string): Shown => ({ route: { page }, rest });
const list = (view: RosterView, rest?: string): Shown => ({
  route: { page: 'roster', view },
  rest,
});

/** Each kind of page, with one example for each language in turn; `rest` follows its path. */
const PAGES: readonly (readonly [Shown, ...Shown[]])[] = [
  ...PLAIN_PAGES.filter((page) => page !== 'blog').map((page) => [plain(page)] as const),
  [list('models'), list('women'), list('kids')],
  [list('models', '?letter=a'), list('models', '?height=170-180'), list('men', '?hair=Black')],
  [list('models', '?height=219-220')],
  [list('models', `/${PERSON}`)],
  [plain('favorites', '?ids=1216,1212'), plain('favorites', '?ids=1216')],
  [plain('blog'), plain('blog'), plain('blog', '?page=2')],
  [plain('blog', `/${POST}`)],
];

function pathsIn(locale: Locale): string[] {
  const at = LOCALES.indexOf(locale);
  const pages = PAGES.map((examples) => {
    const { route, rest = '' } = examples[at % examples.length] ?? examples[0];
    return pathOf(locale, route) + rest;
  });
  return [...pages, `${languagePrefix(locale)}/nope`];
}

for (const language of SWEPT) {
  test(`no axe violation on any page, and no layout shift: ${language}`, {
    tag: SCREENS[language],
  }, async ({ page }) => {
    test.slow();
    for (const path of pathsIn(language)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Dark mode is checked in one language: colors do not depend on it.
        const check = language === DEFAULT_LOCALE ? expectAccessibleInBoth : expectAccessible;
        await check(page, path);
        await expectNoShift(page, path);
      });
    }
  });
}

test('nor in what appears after an interaction, light or dark', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const { favorites, contact, forms, search } = TEXTS.en;
  await page.goto('/en/models');
  for (const place of [0, 1]) {
    const card = cards(page).nth(place);
    await card.getByRole('button', { pressed: false }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  }
  await page.goto('/en/favorites');
  const send = page.getByRole('button', { name: favorites.form.submit, exact: true });
  await hydrated(send);
  await expectAccessibleInBoth(page, 'talents in the selection');
  await send.click();
  await expect(page.getByText(favorites.form.emailError)).toBeVisible();
  await expectAccessibleInBoth(page, 'a selection without a sender');
  const about = page.getByLabel(favorites.brief.title);
  await about.evaluate((field) => field.removeAttribute('maxlength'));
  await about.fill('9'.repeat(4_001));
  await send.click();
  await expect(page.getByText(forms.faults.long)).toBeVisible();
  await expectAccessibleInBoth(page, 'a brief that is too long');

  const application = formOn(page, 'en');
  await page.goto('/en/be-a-model');
  await hydrated(application.send);
  await application.minor.check();
  await application.send.click();
  await expect(application.alert.getByRole('button')).toHaveCount(1);
  await expectAccessibleInBoth(page, 'an application of a minor without answers');

  await page.goto('/en/contact');
  await hydrated(application.send);
  await application.send.click();
  await expect(page.getByText(contact.unanswered.name)).toHaveCount(1);
  await expectAccessibleInBoth(page, 'a message without words');

  await page.getByRole('banner').getByRole('button', { name: search.open }).click();
  await expect(page.getByText(search.idle)).toBeVisible();
  await expectAccessibleInBoth(page, 'an idle search');
  await page.getByRole('dialog').getByRole('combobox').fill('xqzw');
  await expect(page.getByText(search.noneHint)).toBeVisible();
  await expectAccessibleInBoth(page, 'a search in vain');
});

test('no layout shift when the web fonts load late', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  for (const path of pathsIn('pt')) {
    released = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    release();
    const faces = await page.evaluate(async () => {
      const all = await document.fonts.ready;
      return [...all].filter((face) => face.status === 'loaded').length;
    });
    expect(faces, path).toBeGreaterThan(0);
    await expectNoShift(page, path);
  }
});

test('a long name and a missing picture preserve the layout', async ({ page }) => {
  await page.goto('/modelos?letter=m');
  const frames = page.locator('main .picture-frame');
  await expect(frames).not.toHaveCount(0);
  await settled(page);
  const shapes = await frames.evaluateAll((all) =>
    all.map(({ clientHeight, clientWidth }) => clientHeight / clientWidth),
  );
  for (const shape of shapes) expect(shape).toBeCloseTo(4 / 3, 1);
  const cutOff = await overflow(page);
  expect(cutOff).toBe(0);
});

test('the keyboard reaches content first, then the menu and its list of models', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Modelos', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Mulheres' })).toBeFocused();
  await expect(menu.locator('ul ul')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mulheres' })).toBeVisible();
});

test('a picture that fails to load shows the initial, and is retried when the browser is online again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/_next/image?**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/modelos');
  const image = page.getByRole('article').first().locator('img');
  await expect(image).toHaveAttribute('data-failed');
  await expect(image).toHaveCSS('opacity', '0');
  await page.unroute('**/_next/image?**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(image).not.toHaveAttribute('data-failed');
  await expect(image).toHaveCSS('opacity', '1');
  const width = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('in forced colors, selected items are framed and buttons have a border', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/modelos?letter=c');
  const letters = page.getByRole('navigation', { name: 'Primeira letra do nome' });
  await expect(letters.locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
  await expect(letters.getByText('d', { exact: true })).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  await expect(page.getByRole('button', { name: /^Ver/ })).toHaveCSS('outline-style', 'solid');
});

test('at 400 % zoom the header scrolls away, and nothing covers the filter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/modelos');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.getByRole('button', { name: /^Filtrar/ }).click();
  const apply = page.getByRole('button', { name: /^Ver/ });
  await expect(apply).not.toBeInViewport();
  await page.getByRole('dialog').getByLabel('Olhos').selectOption({ index: 1 });
  await apply.click();
  await expect(page).toHaveURL(/\?eyes=/);
});
