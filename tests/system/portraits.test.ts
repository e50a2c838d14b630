import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { pictureUrl } from '@/lib/media/pictures';
import { startPanel } from '../demo-panel/start.ts';
import { AWKWARD, drawnHead, headIn } from '../fixtures/heads.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { startSite } from '../fixtures/site-process.ts';

/** A site whose storage has `/desktop/3.jpg`, the picture with that place in `AWKWARD`. */
async function siteOfHeads() {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const files = await Promise.all(AWKWARD.map(drawnHead));
  const storage = await startServer(({ path }, response) => {
    const file = files[Number(/(\d+)\.jpg$/.exec(path)?.[1] ?? 0)];
    response.writeHead(200, { 'content-type': 'image/jpeg', etag: `"${path}"` }).end(file);
  });
  const site = await startSite(panel.url, { STORAGE_URL: storage.url });
  onTestFinished(() => site.stop());
  return site.url;
}

async function drawn(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { accept: 'image/webp' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await answer.arrayBuffer());
}

test('a cover of any shape shows the face, and the file of it stays whole', async () => {
  const site = await siteOfHeads();
  for (const [place, shot] of AWKWARD.entries()) {
    const portrait = await drawn(site + pictureUrl('desktop', `${place}.jpg`, 440, 'portrait'));
    const { width = 0, height = 1 } = await sharp(portrait).metadata();
    expect([shot, width / height]).toEqual([shot, expect.closeTo(0.75, 1)]);
    expect([shot, (await headIn(portrait, shot)) > 0.9]).toEqual([shot, true]);
  }
  const [first = { width: 0, height: 1 }] = AWKWARD;
  const whole = await sharp(await drawn(site + pictureUrl('desktop', '0.jpg', 440))).metadata();
  expect(whole.width / whole.height).toBeCloseTo(first.width / first.height, 1);
});
