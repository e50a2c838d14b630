import { count, expectNames, firstNames, letter, openList } from './roster.ts';
import { expect, test } from './test.ts';

test('letters filter a list without another request; back and forward step through them; the current one is in view', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page, '/modelos');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await letter(page, 'Nomes que começam com B').click();
  await expect(page).toHaveURL(/\/modelos\?letter=b$/);
  const withB = await expectNames(page, /^B/);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await letter(page, 'Nomes que começam com V').click();
  await expectNames(page, /^V/);
  await page.goBack();
  await expect(page).toHaveURL(/letter=b$/);
  await expect.poll(() => firstNames(page)).toEqual(withB);
  await page.goBack();
  await expect(page).toHaveURL(/\/modelos$/);
  await expect(count(page)).toHaveText('300 talentos');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/letter=v$/);
  await expectNames(page, /^V/);
  await letter(page, 'Remover a letra V').click();
  await expect(page).toHaveURL(/\/modelos$/);
  await page.reload();
  expect(new URL(asked[0] ?? '').search, 'the first request is the reload').toBe('');

  // Each letter has its place before the next ones arrive.
  const places = await page
    .getByRole('navigation', { name: 'Primeira letra do nome' })
    .getByRole('listitem')
    .evaluateAll((all) => {
      const second = () => all[1]?.getBoundingClientRect().x;
      const complete = second();
      for (const later of all.slice(2)) later.remove();
      return { complete, incomplete: second() };
    });
  expect(places.incomplete).toBe(places.complete);
  for (const [path, current] of [
    ['/modelos/senior?letter=v', ['Sênior', 'v']],
    // A category without a tab has one on its own list.
    ['/modelos/internacional', ['Internacional']],
  ] as const) {
    await page.goto(path);
    const chosen = page.locator('.scroll-row [aria-current]');
    await expect(chosen).toHaveText([...current]);
    for (const one of await chosen.all()) await expect(one).toBeInViewport({ ratio: 1 });
  }

  // The only talent of a list is shown large.
  const [name = ''] = await firstNames(page);
  await page.goto(`/modelos?q=${encodeURIComponent(name)}`);
  await expect(count(page)).toHaveText('1 talento');
  const frame = page.locator('main article .picture-frame');
  await expect.poll(async () => (await frame.boundingBox())?.width ?? 0).toBeGreaterThan(380);
});

test('the filter is at hand while one scrolls up a list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/modelos');
  const filter = page.getByRole('button', { name: 'Filtrar' });
  await page.evaluate(() => scrollBy(0, 900));
  await expect(filter).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, -100));
  await expect(filter).toBeInViewport({ ratio: 1 });
});
