import { inventProfile } from '../demo-panel/seed/profile.ts';
import { counter, pathOf, TEN_VIDEOS } from './profile.ts';
import { hydrated } from './settled.ts';
import { expect, test } from './test.ts';

const VIMEO = 'https://player.vimeo.com';
const YOUTUBE = 'https://www.youtube-nocookie.com';

test.use({ strangers: [VIMEO, YOUTUBE] });

test('the videos have a URL, and each is requested from its provider only when it is played', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  for (const origin of [VIMEO, YOUTUBE]) {
    await page.route(`${origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
  }
  const path = pathOf(TEN_VIDEOS);
  await page.goto(path);
  await expect(counter(page)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Galerias' });
  const videos = page.getByRole('region', { name: 'Vídeos', exact: true });
  await tabs.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL(`${path}?tab=video`);
  await expect(videos).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Book' })).toBeVisible();
  await page.goForward();
  await expect(videos).toBeVisible();
  await page.reload();
  const thumbs = videos.locator('.carousel');
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
