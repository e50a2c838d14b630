import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../fixtures/proxy.ts';
import { LANDSCAPE_FIRST, LONG_NAME, pathOf, TEN_VIDEOS } from './profile.ts';
import { expectNoShift, hydrated, overflow } from './settled.ts';
import { expect, test } from './test.ts';

/** Long enough for a browser to paint what has arrived. */
const HALT_MS = 800;

/** A site whose pages pause on the network right after this part of their HTML. */
const halting = test.extend<{ after: string }>({
  after: ['', { option: true }],
  baseURL: async ({ baseURL, after }, use) => {
    const line = await startProxy(baseURL ?? '', async (came, answer) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      if (!came.headers['content-type']?.startsWith('text/html')) return came.pipe(answer);
      const page = Buffer.concat(await came.toArray());
      const cut = page.indexOf(after) + after.length;
      answer.write(page.subarray(0, cut));
      await pause(HALT_MS);
      answer.end(page.subarray(cut));
    });
    await use(line.url);
    await line.close();
  },
});

/** The page, the part after which it halts, and the screen. */
const ARRIVING = [
  ['a header, after the first entry of its menu', '/verificar', '</li>', '@desktop'],
  ['a profile, before its photos', pathOf(LONG_NAME), '<section aria-label="Book">', '@desktop'],
  ['the home page, before its banners', '/', '>Ver modelos</a></div>', '@phone'],
  [
    'a list, before the button of its filter',
    '/modelos?height=219-220',
    '/modelos/senior?height=219-220">Sênior</a></li>',
    '@phone',
  ],
] as const;

for (const [what, path, after, tag] of ARRIVING) {
  halting.describe(what, () => {
    halting.use({ after });

    halting('does not shift when the rest arrives', { tag }, async ({ page }) => {
      await page.goto(path);
      await expectNoShift(page);
    });
  });
}

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

test('the empty state of a selection and its new faces are visible before any script file loads', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/*.js*', () => {});
  await page.goto('/favoritos', { waitUntil: 'commit' });
  await expect(page.getByText('Não há modelos selecionados')).toBeVisible();
  const row = page.getByRole('region', { name: 'Novos rostos' });
  await expect(row.getByRole('link')).not.toHaveCount(0);
  await expect(row.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
});

/** Pages in wide windows; `pages.spec.ts` has each type of page on a phone. */
const WIDE = [
  ['/en', 1440],
  ['/en/models', 1440],
  ['/en/blog', 1440],
  [pathOf(LONG_NAME), 820],
  [pathOf(LANDSCAPE_FIRST), 1440],
  [`${pathOf(TEN_VIDEOS)}?tab=video`, 820],
] as const;

test('nothing shifts or is cut off in wide windows, and text is there before its font', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [path, width] of WIDE) {
    await test.step(path, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const rows = page.locator('[data-book], .carousel').filter({ visible: true });
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        await hydrated(row);
      }
      await expectNoShift(page, path);
      await expect.poll(() => overflow(page), path).toBe(0);
    });
  }
  const faces = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, display }) => ({ family, display })),
  );
  const ofFiles = faces.filter(({ family }) => !family.includes(' as '));
  expect(new Set(ofFiles.map(({ display }) => display))).toEqual(new Set(['swap']));
  // Next would put a fallback of its own before those of the style sheet.
  expect(faces.filter(({ family }) => /fallback/i.test(family))).toEqual([]);
});
