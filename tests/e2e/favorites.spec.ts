import { expectAccessible } from './accessible.ts';
import { castingForm, choose } from './favorites.ts';
import { expect, sending, test } from './test.ts';

const EMPTY = 'Não há modelos selecionados';

test('the empty state and its new faces are visible before any script file loads', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/*.js*', () => {});
  await page.goto('/favoritos', { waitUntil: 'commit' });
  await expect(page.getByText(EMPTY)).toBeVisible();
  const row = page.getByRole('region', { name: 'Novos rostos' });
  await expect(row.getByRole('link')).not.toHaveCount(0);
  await expect(row.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
});

test('a visitor with a selection never sees the empty state', { tag: '@desktop' }, async ({
  page,
}) => {
  await choose(page, 1);
  await page.route('**/*.js*', () => {});
  await page.goto('/favoritos', { waitUntil: 'commit' });
  await expect(page.getByText(EMPTY)).toBeAttached();
  await expect(page.getByText(EMPTY)).toBeHidden();
  await page.unroute('**/*.js*');
  await page.goto('/favoritos');
  await expect(page.getByRole('textbox', { name: /^Nota sobre/ })).toHaveCount(1);
  await expect(page.getByText(EMPTY)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names the e-mail address and shows new faces', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/favoritos');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeHidden();
    const row = page.getByRole('region', { name: 'Novos rostos' });
    await expect(row.getByRole('link').first()).toBeVisible();
  });
});

sending(
  'an incomplete form shows an error, marks its fields and sends nothing',
  { tag: '@phone' },
  async ({ page, panel }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    const { field, send, sent, incomplete, fillIn } = castingForm(page);
    await page.goto('/favoritos');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(send, 'an empty selection cannot be sent').toHaveCount(0);

    await choose(page, 1);
    await page.goto('/favoritos');
    await field.name.fill('Casa Ouro');
    await field.email.fill('not-an-address');
    await field.email.press('Enter');
    await expect(field.email, 'Enter goes on and sends nothing').not.toBeFocused();
    await send.click();
    await expect(incomplete).toBeVisible();
    await expect(field.email).toHaveAttribute('aria-invalid', 'true');
    await expect(field.name).not.toHaveAttribute('aria-invalid', 'true');

    await fillIn();
    await send.click();
    await expect(sent).toBeVisible();
    expect(posts).toEqual(['/api/favorites']);
    expect(panel.entries()).toHaveLength(1);
    await expect(page.locator('.sent-pictures > li')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Nova seleção' }).click();
    await expect(page).toHaveURL(/\/modelos$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe('{}');
  },
);

sending(
  'while the panel is down the form stays filled in; sent after recovery, once',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const names = await choose(page, 2);
    await page.goto('/favoritos');
    const { field, send, sent, fillIn } = castingForm(page);
    await page.getByLabel(`Nota sobre ${names[0]}`).fill('Livre em março?');
    await fillIn();
    panel.fail({ kind: 'down', route: '/api/entry' });
    await send.click();
    await expect(page.getByText('Pode ter chegado')).toBeVisible();
    await expect(field.name).toHaveValue('Casa Ouro');
    panel.clearFaults();
    await send.click();
    await expect(sent).toBeVisible();
    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry?.fields).toMatchObject({ name: 'Casa Ouro', email: 'casting@example.com' });
    const talents = entry?.fields.talents as { name: string; url: string; note?: string }[];
    expect(talents.map(({ name }) => name)).toEqual(names);
    expect(talents[0]?.note).toBe('Livre em março?');
    for (const { url } of talents) {
      const answer = await page.request.get(url);
      expect(answer.status()).toBe(200);
    }
  },
);
