import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { startSite } from '../fixtures/site-process.ts';

test('the optimizer encodes WebP with the default effort of sharp, which the site lowers', async () => {
  // Noise, because a picture without detail encodes to the same bytes at every effort.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 600, height: 800, channels: 3, background: 'white', noise } as const;
  const original = await sharp({ create }).blur(2).jpeg().toBuffer();
  const storage = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(original);
  });
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const site = await startSite(panel.url, { STORAGE_URL: storage.url });
  onTestFinished(() => site.stop());

  const picture = `${site.url}/_next/image?url=%2Fstorage%2Fmobile%2Fa.jpg&w=440&q=65`;
  const response = await fetch(picture, { headers: { accept: 'image/webp' } });
  const drawn = await response.bytes();
  const encoded = (effort: number) =>
    sharp(original).resize(440).webp({ quality: 65, effort }).toBuffer();
  expect(Buffer.from(drawn).equals(await encoded(2))).toBe(true);
  expect(Buffer.from(drawn).equals(await encoded(4))).toBe(false);
});
