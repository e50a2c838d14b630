import { NO_BOOK, pathOf } from './profile.ts';
import { layoutShift } from './settled.ts';
import { expect, test } from './test.ts';

/** Every page type but the post; the privacy page, whose text is long, in all three languages. */
const PATHS = [
  ...['/', '/modelos', '/favoritos', '/seja-um-modelo', '/contato', '/sobre', '/privacidade'],
  ...['/verificar', '/blog', '/en/privacy', '/es/privacidad', pathOf(NO_BOOK)],
];

/**
 * About the layout shift when one paragraph wraps to one more line in the fallback font. The fallback
 * faces of `app/styles/type.css` have the web fonts' widths (`size-adjust`), so it should be less.
 */
const ONE_LINE = 0.02;

for (const path of PATHS) {
  test(`web fonts that load after the first paint shift less than a line: ${path}`, async ({
    page,
  }) => {
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
