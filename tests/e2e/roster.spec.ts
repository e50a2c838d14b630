import { count, expectNames, firstNames, letter, openList } from './roster.ts';
import { expect, test } from './test.ts';

test('a letter filters the list without another request', { tag: '@phone' }, async ({ page }) => {
  await openList(page, '/modelos');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await letter(page, 'Nomes que começam com B').click();
  await expect(page).toHaveURL(/\/modelos\?letter=b$/);
  await expectNames(page, /^B/);
  await letter(page, 'Remover a letra B').click();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(count(page)).toHaveText('300 talentos');
  await page.reload();
  expect(new URL(asked[0] ?? '').search, 'the first request is the reload').toBe('');
});

test('back and forward step through the selected lists', { tag: '@desktop' }, async ({ page }) => {
  await openList(page, '/modelos/homens');
  await letter(page, 'Nomes que começam com A').click();
  await expectNames(page, /^[AÁÂ]/);
  await letter(page, 'Nomes que começam com B').click();
  const withB = await expectNames(page, /^B/);
  await page.goBack();
  await expect(page).toHaveURL(/letter=a$/);
  await expectNames(page, /^[AÁÂ]/);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos\/homens$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/letter=b$/);
  await expect.poll(() => firstNames(page)).toEqual(withB);
});

test('the language switch preserves what was selected in the browser', { tag: '@desktop' }, async ({
  page,
}) => {
  await openList(page, '/modelos/mulheres');
  await letter(page, 'Nomes que começam com C').click();
  const shown = await expectNames(page, /^C/);
  await expect(page).toHaveURL(/\?letter=c$/);
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/models\/women\?letter=c$/);
  await expect.poll(() => firstNames(page)).toEqual(shown);
});

test('without the index the links navigate', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/roster?**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/modelos');
  await letter(page, 'Nomes que começam com B').click();
  await expect(page).toHaveURL(/letter=b$/);
  await expectNames(page, /^B/);
});

test('the order is in the URL, and the neighbors on a profile follow it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page, '/modelos/mulheres');
  await page.getByLabel('Ordenar por').selectOption('Nome, de A a Z');
  await expect(page).toHaveURL(/\/modelos\/mulheres\?sort=name$/);
  const sorted = async () => {
    const names = await firstNames(page);
    return names.every(
      (name, at) => at === 0 || (names[at - 1] ?? '').localeCompare(name, 'pt') <= 0,
    );
  };
  await expect.poll(sorted).toBe(true);
  const [first = '', second = ''] = await firstNames(page);
  await page.reload();
  await expect
    .poll(() => firstNames(page).then((names) => names.slice(0, 2)))
    .toEqual([first, second]);
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Outros talentos da lista' });
  await expect(others.getByRole('link', { name: `Próximo: ${second}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=name$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos\/mulheres$/);
});

test('a letter pressed at the top of a list leaves the title in view', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page, '/modelos');
  await letter(page, 'Nomes que começam com B').click();
  await expect(page).toHaveURL(/letter=b$/);
  await expectNames(page, /^B/);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('measures are in one column, aligned across cards also beside a name of two lines', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/modelos');
  const rows = await page
    .locator('.roster-grid > li')
    .evaluateAll((all) =>
      all
        .slice(0, 10)
        .map((card) =>
          [...card.querySelectorAll('.card-measures > p')]
            .filter((one) => getComputedStyle(one).position !== 'absolute')
            .map((one) => Math.round(one.getBoundingClientRect().top)),
        ),
    );
  for (let at = 0; at < rows.length; at += 2) {
    expect(rows[at]).toHaveLength(3);
    expect(rows[at]).toEqual(rows[at + 1]);
  }
  const heights = await page
    .locator('.card-name')
    .evaluateAll((all) => new Set(all.slice(0, 10).map((one) => one.clientHeight)).size);
  expect(heights, 'some name has two lines').toBeGreaterThan(1);
});

test('the only talent of a list is shown large, with all measures', async ({ page, isMobile }) => {
  await page.goto('/modelos?letter=z');
  const name = (await firstNames(page))[0] ?? '';
  await page.goto(`/modelos?q=${encodeURIComponent(name)}`);
  await expect(count(page)).toHaveText('1 talento');
  const card = page.locator('main article');
  const width = async () => (await card.locator('.picture-frame').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(isMobile ? 380 : 350);
  if (!isMobile) await expect(card.locator('.card-measures > p').last()).toBeInViewport();
});
