import { expectAccessible } from './accessible.ts';
import { cards, expectNames, firstNames, letter, openList } from './roster.ts';
import { expect, test } from './test.ts';

const LANGUAGES = [
  { home: '/', models: 'Modelos', women: 'Mulheres', back: 'Voltar', tag: '@phone' },
  { home: '/en', models: 'Models', women: 'Women', back: 'Back', tag: '@desktop' },
];

for (const { home, models, women, back, tag } of LANGUAGES) {
  test(`a visitor finds a woman by her letter and reads her profile, from ${home}`, {
    tag: [tag, '@journey'],
  }, async ({ page, isMobile }) => {
    await page.goto(home);
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('#drawer').getByRole('link', { name: women }).click();
    } else {
      await page.getByRole('banner').getByRole('link', { name: models, exact: true }).hover();
      await page.getByRole('banner').getByRole('link', { name: women }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: women })).toBeVisible();
    await expectAccessible(page);

    const letters = page.getByRole('navigation', { name: /letra|letter/i });
    await letters.getByRole('link', { name: /\bA$/ }).click();
    await expect(page).toHaveURL(/\?letter=a$/);
    const found = await expectNames(page, /^[AÁÂÃ]/);
    await expectAccessible(page);

    const [name = ''] = found;
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} | Vitrine`);
    await expect(page.getByRole('img', { name: `${name}, ` }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(/\?letter=a$/);
    await expect.poll(() => firstNames(page)).toEqual(found);
  });
}

test('tabs preserve the gender, and choosing one clears the letter', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/modelos/mulheres?letter=a');
  const tabs = page.getByRole('navigation', { name: 'Categorias' });
  await tabs.getByRole('link', { name: 'Novos rostos' }).click();
  await expect(page).toHaveURL(/\/modelos\/mulheres\?category=new_faces$/);
  await expect(tabs.getByRole('link', { name: 'Novos rostos' })).toHaveAttribute('aria-current');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mulheres, novos rostos', exact: true }),
  ).toBeVisible();
});

test('a letter without names is disabled, and the selected one clears itself', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/modelos?letter=b');
  const letters = page.getByRole('navigation', { name: 'Primeira letra do nome' });
  await expect(letters.locator('[aria-disabled]')).toHaveText(['k', 'q', 'w', 'x', 'y']);
  await letter(page, 'Remover a letra B').click();
  await expect(page).toHaveURL(/\/modelos$/);
});

test('an aborted view transition is not an error', { tag: '@desktop' }, async ({ page }) => {
  await page.exposeFunction('resize', (width: number) =>
    page.setViewportSize({ width, height: 700 }),
  );
  // A link that is followed before hydration starts no transition.
  await openList(page, '/modelos');
  // The browser's error when the window is resized. Polled: on a busy machine the resize may take
  // longer than the four seconds that a browser gives to an update.
  let width = 1200;
  await expect
    .poll(
      () => {
        width -= 10;
        return page.evaluate(async (width) => {
          const { resize } = window as unknown as { resize: (width: number) => Promise<void> };
          const resized = async () => {
            void resize(width);
            for (let tries = 0; window.innerWidth !== width && tries < 300; tries += 1) {
              await new Promise((resolve) => setTimeout(resolve, 10));
            }
          };
          const reason = await document.startViewTransition(resized).ready.catch((error) => error);
          Object.assign(window, { reason });
          return reason?.name;
        }, width);
      },
      { timeout: 30_000 },
    )
    .toBe('InvalidStateError');
  // The next transition is aborted with that error.
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { reason } = window as unknown as { reason: DOMException };
      Object.assign(window, { abandoned: true });
      return Object.defineProperty(begin(update), 'ready', { value: Promise.reject(reason) });
    };
  });
  const card = cards(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'abandoned' in window)).toBe(true);
});
