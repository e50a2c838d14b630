import { NO_BOOK, pathOf } from './profile.ts';
import { layoutShift } from './settled.ts';
import { expect, test } from './test.ts';

/** One page of each kind, those of long texts among them. */
const PATHS = [
  ...['/', '/modelos', '/favoritos', '/seja-um-modelo', '/contato', '/sobre', '/privacidade'],
  ...['/verificar', '/blog', '/en/privacy', '/es/privacidad', pathOf(NO_BOOK)],
];

/** The layout shift when one paragraph has a line more in the fallback font than in the web font. */
const ONE_LINE = 0.02;

for (const path of PATHS) {
  test(`fonts that arrive after the first paint move at most a line: ${path}`, async ({ page }) => {
    const painted = Promise.withResolvers<void>();
    await page.route(/\.woff2/, async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    painted.resolve();
    const { score, moved } = await layoutShift(page);
    expect(score, moved).toBeLessThan(ONE_LINE);
  });
}
