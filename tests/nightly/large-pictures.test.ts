import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import imageWidths from '@/lib/media/image-widths.json' with { type: 'json' };
import { pictureUrl } from '@/lib/media/pictures';
import { startPanel } from '../demo-panel/start.ts';
import { ask } from '../fixtures/ask.ts';
import { idleReaders } from '../fixtures/idle-readers.ts';
import { drawnOnce, peakMemory, pixelBombs } from '../fixtures/large-pictures.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const MB = 1024 * 1024;
const MAX_MEMORY = 500 * MB;
/** Of a process that draws one picture after the other. */
const MAX_DRAWING = 450 * MB;
const READERS = 200;

const STORED = '/storage/desktop/a.jpg';
const DRAWN = (width: number, file = 'a.jpg') =>
  `/_next/image?url=%2Fstorage%2Fdesktop%2F${file}&w=${width}&q=75`;

/** A site whose storage answers every path like this. */
async function siteWithStorage(answer: (response: ServerResponse, path: string) => void) {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const storage = await startServer(({ path }, response) => answer(response, path));
  const variables = { STORAGE_URL: storage.url, TRUSTED_PROXY_HOPS: '1' };
  const site = await startSite(panel.url, variables);
  onTestFinished(() => site.stop());
  return { site, storage };
}

async function behindNginx(url: string): Promise<string> {
  const nginx = await startNginx([url]);
  onTestFinished(() => nginx.stop());
  return nginx.url;
}

test('two hundred stalled readers of a picture take little memory and block no one', async () => {
  const file = randomBytes(9 * MB);
  const { site } = await siteWithStorage((response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
  });
  const address = (reader: number) => `127.0.1.${1 + reader}`;
  let leave = () => {};
  onTestFinished(() => leave());
  // Two crowds exceed the limit, so the first must release its slots by leaving. On a busy machine
  // some of a crowd may be refused: the storage has three seconds for its first bytes.
  const crowd = async () => {
    leave();
    const readers = await idleReaders(site.url, STORED, { count: READERS, from: address });
    leave = readers.leave;
    return [...new Set(readers.answers)];
  };
  for (let time = 1; time <= 2; time += 1) {
    await expect.poll(crowd, { timeout: 50_000 }).toEqual(['HTTP/1.1 200 OK']);
  }
  expect(peakMemory(site.pid)).toBeLessThan(MAX_MEMORY);
  expect((await visit(`${site.url}/sobre`)).status).toBe(200);
  const whole = await (await fetch(site.url + STORED)).bytes();
  expect(file.equals(whole)).toBe(true);
});

describe('a picture that breaks off', () => {
  test('is a failed response and not a shorter picture, and nothing caches it', async () => {
    const half = randomBytes(MB);
    const { site, storage } = await siteWithStorage((response, path) => {
      const length = path.includes('chunked') ? {} : { 'content-length': 2 * MB };
      response.writeHead(200, { 'content-type': 'image/jpeg', ...length });
      response.write(half, () => response.destroy());
    });
    for (const url of [site.url, await behindNginx(site.url)]) {
      for (const path of [STORED, '/storage/desktop/chunked.jpg']) {
        await expect(ask(url, path)).rejects.toThrow('aborted');
      }
      for (const file of ['a.jpg', 'chunked.jpg']) {
        const before = storage.received.length;
        expect((await ask(url, DRAWN(640, file))).status).toBe(502);
        expect((await ask(url, DRAWN(640, file))).status).toBe(502);
        expect(storage.received.length - before).toBe(2);
      }
    }
    expect(existsSync(site.pictures) ? readdirSync(site.pictures) : []).toEqual([]);
  });
});

describe('a small file of very many pixels', () => {
  test.each(['avif', 'jpeg', 'png'] as const)('is never decoded: %s', async (type) => {
    const bomb = (await pixelBombs())[type];
    const { site } = await siteWithStorage((response) => {
      response.writeHead(200, { 'content-type': `image/${type}` }).end(bomb);
    });
    const preview = await visit(`${site.url}/preview/modelos/picture.jpg`);
    expect(preview.status).toBe(200);
    const statuses = await Promise.all(
      [160, 640, 1080, 2560].map(async (width) => (await visit(site.url + DRAWN(width))).status),
    );
    expect(statuses).toEqual([502, 502, 502, 502]);
    expect(peakMemory(site.pid)).toBeLessThan(MAX_MEMORY);
    // The file itself can still be downloaded.
    expect((await visit(site.url + STORED)).status).toBe(200);
  });

  test('does not affect pictures of the size that a camera takes', async () => {
    const create = { width: 6_000, height: 4_000, channels: 3, background: '#b0142d' } as const;
    const photo = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
    const { site } = await siteWithStorage((response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    });
    const drawn = await Promise.all(
      [160, 640, 1080, 2560].map(async (width) => {
        const file = await fetch(site.url + DRAWN(width), { headers: { accept: 'image/webp' } });
        return (await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width;
      }),
    );
    expect(drawn).toEqual([160, 640, 1080, 2560]);
    expect(peakMemory(site.pid)).toBeLessThan(MAX_MEMORY);
  });
});

/** The format and the width in which the optimizer sends a picture to a browser. */
async function formOf(url: string): Promise<[string | undefined, number | undefined]> {
  const answer = await fetch(url, { headers: { accept: 'image/webp' } });
  const { format, width } = await sharp(await answer.bytes()).metadata();
  return [format, width];
}

describe('one photo in several forms takes no more memory than in one', () => {
  test.each([
    { megapixels: 55, width: 9_160, height: 6_000, widths: [160, 1080, 2560] },
    { megapixels: 20, width: 5_472, height: 3_648, widths: imageWidths },
  ])('$megapixels megapixels, progressive', async ({ megapixels, width, height, widths }) => {
    const create = { width, height, channels: 3, background: '#b0142d' } as const;
    const photo = await drawnOnce(`photo-${megapixels}.jpg`, () =>
      sharp({ create }).jpeg({ progressive: true }).toBuffer(),
    );
    const { site } = await siteWithStorage((response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    });
    for (const folder of ['desktop', 'mobile'] as const) {
      for (const one of widths) {
        const drawn = () => formOf(site.url + pictureUrl(folder, 'a.jpg', one));
        // On a busy machine the optimizer may give up after seven seconds, and send the original.
        await expect.poll(drawn, { timeout: 60_000 }).toEqual(['webp', one]);
      }
    }
    expect(peakMemory(site.pid)).toBeLessThan(MAX_DRAWING);
    // It was off from the start, and no part of sharp that was loaded later turned it on again.
    expect(site.log()).not.toContain('operation cache');
  });
});
