import type { Page } from '@playwright/test';
import { names, openFilter } from './roster.ts';
import { hydrated, idle } from './settled.ts';
import { expect, test } from './test.ts';

type Seen = { moved: string[]; parts: string[]; entries: number; transitions: number };
type Watched = Window & { seen: Seen };

/** Records what takes part and moves in transitions between pages, and how often a page fades in by itself. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { moved: [], parts: [], entries: 0, transitions: 0 };
    (window as unknown as Watched).seen = seen;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      seen.transitions += 1;
      const transition = start(update);
      transition.ready
        .then(() => {
          for (const animation of document.getAnimations()) {
            const { pseudoElement } = animation.effect as KeyframeEffect;
            const name = (animation as CSSAnimation).animationName;
            const [kind] = /old|new/.exec(pseudoElement ?? '') ?? [];
            seen.parts.push(pseudoElement ?? '');
            if (kind && name === 'fade-in') seen.moved.push(kind);
          }
        })
        .catch(() => {});
      return transition;
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.parentElement === document.body) seen.entries += 1;
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as Watched).seen);
}

/** The opacity of a card's picture halfway through the next transition. */
function oldOpacity(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const start = document.startViewTransition.bind(document);
        const halfway = () => {
          const animations = document.getAnimations().filter(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            return pseudoElement?.startsWith('::view-transition-old(talent-');
          });
          for (const animation of animations) animation.currentTime = 200;
          const part = (animations[0]?.effect as KeyframeEffect | undefined)?.pseudoElement;
          resolve(part ? getComputedStyle(document.documentElement, part).opacity : undefined);
        };
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(halfway).catch(() => {});
          return transition;
        };
      }),
  );
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('forward, the old page leaves and the new one enters; back, only the new one fades in', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/sobre');
  await idle(page);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Contato' }).click();
  await expect(heading(page, 'Contato')).toBeVisible();
  await expect.poll(seen).toMatchObject({ moved: ['old', 'new'], entries: 0 });
  await menu.getByRole('link', { name: 'Modelos', exact: true }).click();
  await expect(heading(page, 'Modelos')).toBeVisible();
  await expect.poll(async () => (await seen()).moved).toHaveLength(4);
  // What opens within a page is no transition of the page.
  const panel = await openFilter(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const { transitions } = await seen();
  expect(transitions).toBe(2);
  await page.goBack();
  await expect(heading(page, 'Contato')).toBeVisible();
  await expect.poll(seen).toMatchObject({ moved: ['old', 'new', 'old', 'new'], entries: 1 });
});

test('a profile opens before its first photo has loaded; the picture of its card is behind it, and morphs into it', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/modelos');
  await idle(page);
  const link = names(page).nth(1).getByRole('link');
  await hydrated(link);
  const [, id] = /(\d+)\/[^/]+$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  // Disables React's timeouts, so that a wait for the photo would never end and the test would fail.
  await page.evaluate(() => {
    const start = window.setTimeout;
    const endless = (run: TimerHandler, ms = 0) => (ms < 50 ? start(run, ms) : 0);
    window.setTimeout = endless as typeof window.setTimeout;
  });
  const arrived = Promise.withResolvers<void>();
  await page.route(/_next.image.*book-01/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const opacity = oldOpacity(page);
  await link.click();
  await expect(page.locator('[data-book]')).toBeVisible();
  const photo = page.locator('[data-book] img').first();
  const size = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const before = { size: await size(), opacity: await opacity };
  expect(before).toEqual({ size: 0, opacity: '1' });
  arrived.resolve();
  await expect.poll(size).toBeGreaterThan(0);
  for (const kind of ['old', 'new']) {
    await expect
      .poll(async () => (await seen()).parts)
      .toContain(`::view-transition-${kind}(talent-${id})`);
  }
});

test('with reduced motion nothing moves, the header and the progress bar included', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await idle(page);
  const header = page.getByRole('banner');
  const banners = page.getByRole('region', { name: 'Destaques' }).locator('.carousel-row');
  const height = await banners.evaluate((one) => one.clientHeight);
  expect(height).toBeGreaterThan(300);
  for (const [before, ground] of [
    [96, 'rgba(0, 0, 0, 0)'],
    [40, 'rgb(247, 245, 242)'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), height - before);
    await expect(header).toHaveCSS('background-color', ground);
  }
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/contato.*_rsc=/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('link', { name: 'Contato' }).click();
  await expect(page.locator('[data-progress]')).toHaveCSS('animation-duration', '1e-05s');
  arrived.resolve();
  await expect(heading(page, 'Contato')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(banners).toBeVisible();
  await expect.poll(seen).toMatchObject({ moved: [], entries: 0 });
});
