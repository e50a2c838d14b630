import { haltingLine } from '../fixtures/halting-line.ts';
import { LONG_NAME, pathOf } from './profile.ts';
import { expectNoShift } from './settled.ts';
import { expect, test } from './test.ts';

/** A site whose pages pause on the network right after this part of their HTML. */
const halting = test.extend<{ after: string }>({
  after: ['', { option: true }],
  baseURL: async ({ baseURL, after }, use) => {
    if (!baseURL) throw new Error('the shared site should run');
    const line = await haltingLine(baseURL, after);
    await use(line.url);
    await line.stop();
  },
});

halting.describe('a profile', () => {
  halting.use({ after: 'class="profile-gallery"' });

  halting(
    'that arrives in pieces does not shift, though its pictures load late',
    async ({ page }) => {
      await page.goto(pathOf(LONG_NAME));
      await expectNoShift(page);
    },
  );
});

halting.describe('the home page', () => {
  halting.use({ after: '>Ver modelos</a></div>' });

  halting('whose banners arrive after the text below them does not shift', async ({ page }) => {
    await page.goto('/');
    await expectNoShift(page);
  });
});

halting.describe('a list', () => {
  halting.use({ after: '/modelos/senior?height=219-220">Sênior</a></li>' });

  halting('whose filter button arrives after its tabs does not shift', async ({ page }) => {
    await page.goto('/modelos?height=219-220');
    await expectNoShift(page);
  });
});

test('each letter of a list has its place before the next ones arrive', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/modelos');
  const letters = page
    .getByRole('navigation', { name: 'Primeira letra do nome' })
    .getByRole('listitem');
  await expect(letters).not.toHaveCount(0);
  const places = await letters.evaluateAll((all) => {
    const second = () => all[1]?.getBoundingClientRect().x;
    const complete = second();
    for (const later of all.slice(2)) later.remove();
    return { complete, incomplete: second() };
  });
  expect(places.incomplete).toBe(places.complete);
});

halting.describe('a selection', () => {
  halting.use({ after: '</article></li></ul>' });

  halting(
    'hides the empty state before the rest of the page arrives',
    {
      tag: '@phone',
    },
    async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(request.url());
      });
      await page.addInitScript(() => {
        localStorage.setItem('favorites', '{"7":{"id":7,"name":"Ana Sá"}}');
      });
      await page.goto('/favoritos');
      await expect(page.getByRole('heading', { name: 'Ana Sá' })).toBeVisible();
      expect(pictures).toEqual([]);
    },
  );
});
