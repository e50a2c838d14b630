import type { Locator } from '@playwright/test';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { expectAccessible } from './accessible.ts';
import { counter, pathOf, TEN_VIDEOS } from './profile.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const VIMEO = 'https://player.vimeo.com';
const YOUTUBE = 'https://www.youtube-nocookie.com';

/** The index of a talent whose first video is from YouTube and has no still in the storage. */
const WITHOUT_STILL = Array.from({ length: 200 }, (_, index) => index).findIndex((index) => {
  const first = inventProfile(index).video[0];
  return first?.provider === 'youtube' && !first.preview?.startsWith('talents/');
});

test.use({ strangers: [VIMEO, YOUTUBE] });

test('book and videos have URLs; a click sends no request', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = pathOf(TEN_VIDEOS);
  await page.goto(path);
  await expect(counter(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.url());
  });
  const tabs = page.getByRole('navigation', { name: 'Galerias' });
  const videos = page.getByRole('region', { name: 'Vídeos', exact: true });
  await tabs.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(`${path}?tab=video`);
  await expect(videos).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await page.goForward();
  await expect(videos).toBeVisible();
  expect(asked).toEqual([]);

  await page.reload();
  await expect(videos).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.goto(`${path}?tab=audio`);
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await page.goto(pathOf(1));
  await expect(page.getByRole('heading', { level: 1, name: inventProfile(1).name })).toBeVisible();
  await expect(tabs).toHaveCount(0);
});

test('a video is requested from its provider only when it is played', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = [];
  for (const origin of [VIMEO, YOUTUBE]) {
    await page.route(`${origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
  }
  await page.goto(`${pathOf(TEN_VIDEOS)}?tab=video`);
  const videos = page.getByRole('region', { name: 'Vídeos', exact: true });
  const thumbs = videos.locator('.video-thumbs');
  await hydrated(thumbs);
  await expect(thumbs.getByRole('listitem')).toHaveCount(10);
  const whole = () =>
    thumbs.evaluate((row) => {
      const edge = row.getBoundingClientRect().right;
      const slides = [...row.querySelectorAll('li')];
      return slides.filter((one) => one.getBoundingClientRect().right <= edge).length;
    });
  await expect.poll(whole).toBe(6);
  const frame = videos.locator('iframe');
  await expect(frame).toHaveCount(0);
  expect(asked).toEqual([]);

  const [first, , third] = inventProfile(TEN_VIDEOS).video;
  await videos.getByRole('link', { name: 'Assistir ao vídeo 1 (Vimeo)' }).first().click();
  await expect(frame).toHaveAttribute('title', /, vídeo 1 \(Vimeo\)$/);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain(`${VIMEO}/video/${first?.file}?`);
  await thumbs.getByRole('link', { name: 'Assistir ao vídeo 3 (YouTube)' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame).toHaveAttribute('title', /, vídeo 3 \(YouTube\)$/);
  await expect.poll(() => asked[1]).toContain(`${YOUTUBE}/embed/${third?.file}`);
  expect(asked).toHaveLength(2);
});

test('a video without a still in the panel gets one from this site', {
  tag: '@desktop',
}, async ({ page }) => {
  const index = WITHOUT_STILL;
  await page.goto(`${pathOf(index)}?tab=video`);
  const stills = page.locator('.videos img[src^="/api/video-still/"]');
  await expect(stills.first()).toBeVisible();
  const size = (still: Locator) =>
    still.evaluate((one) => {
      const { naturalWidth, naturalHeight } = one as HTMLImageElement;
      return [naturalWidth, naturalHeight];
    });
  // As sharp as its frame is large, and without the letterbox of YouTube's usual file.
  await expect.poll(() => size(stills.first())).toEqual([1280, 720]);
});
