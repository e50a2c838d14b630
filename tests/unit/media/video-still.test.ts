import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { StillSize } from '@/lib/media/video-still';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { movableClock } from '../../fixtures/movable-clock.ts';
import { startServer } from '../../fixtures/scripted-server.ts';

type Answer = (response: ServerResponse, path: string) => void;

const jpeg: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a still');

async function provider(answer: Answer) {
  const server = await startServer((request, response) => answer(response, request.path));
  beginProcess({ VIDEO_STILLS_URL: server.url });
  const { videoStill } = await import('@/lib/media/video-still');
  const still = async (file: string, talent = 1, size: StillSize = 'small') => {
    const bytes = await videoStill(talent, file, size);
    return bytes && new TextDecoder().decode(bytes);
  };
  return { still, asked: () => server.received.map(({ path }) => path) };
}

describe('the still of a video', () => {
  it('is fetched once, then cached', async () => {
    const { still, asked } = await provider(jpeg);
    expect(await Promise.all([still('aqz-KE-bpKQ'), still('aqz-KE-bpKQ')])).toEqual([
      ...['a still', 'a still'],
    ]);
    expect(await still('aqz-KE-bpKQ')).toBe('a still');
    expect(asked()).toEqual(['/vi/aqz-KE-bpKQ/mqdefault.jpg']);
  });

  it.each<[string, Answer]>([
    [
      'nothing there',
      (response) => void response.writeHead(404, { 'content-type': 'image/jpeg' }).end('gray'),
    ],
    ['a failure', (response) => void response.writeHead(500).end()],
    [
      'no picture',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    ],
    [
      'no end of it',
      (response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' });
        response.end(Buffer.alloc(513 * 1024));
      },
    ],
    ['a broken connection', (response) => void response.destroy()],
  ])('does not exist for %s, which is not requested again at once', async (_name, answer) => {
    const { still, asked } = await provider(answer);
    expect(await still('x')).toBeNull();
    expect(await still('x')).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('is cached up to 512 KB', async () => {
    const { still, asked } = await provider((response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(512 * 1024));
    });
    expect(await still('x')).toHaveLength(512 * 1024);
    expect(await still('x')).toHaveLength(512 * 1024);
    expect(asked()).toHaveLength(1);
  });

  it('is the large file where YouTube has one, otherwise the one that every video has', async () => {
    const { still, asked } = await provider((response, path) => {
      if (path === '/vi/old/maxresdefault.jpg') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(path);
    });
    expect(await still('new', 1, 'large')).toBe('/vi/new/maxresdefault.jpg');
    expect(await still('old', 1, 'large')).toBe('/vi/old/hqdefault.jpg');
    expect(await still('old', 1, 'large')).toBe('/vi/old/hqdefault.jpg');
    expect(await still('old')).toBe('/vi/old/mqdefault.jpg');
    expect(asked()).toHaveLength(4);
  });

  it('does not follow redirects', async () => {
    const { still, asked } = await provider((response, path) => {
      if (path === '/elsewhere') return jpeg(response, path);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await still('x')).toBeNull();
    expect(asked()).toEqual(['/vi/x/mqdefault.jpg']);
  });

  it('is cached for an hour', async () => {
    const clock = movableClock();
    const { still, asked } = await provider(jpeg);
    await still('x');
    await clock.advance(3_590_000);
    await still('x');
    expect(asked()).toHaveLength(1);
    await clock.advance(20_000);
    await still('x');
    expect(asked()).toHaveLength(2);
  });

  it('is requested again a minute after a failure', async () => {
    const clock = movableClock();
    let fails = true;
    const { still } = await provider((response, path) => {
      if (fails) response.writeHead(503).end();
      else jpeg(response, path);
    });
    expect(await still('x')).toBeNull();
    fails = false;
    await clock.advance(59_000);
    expect(await still('x')).toBeNull();
    await clock.advance(2_000);
    expect(await still('x')).toBe('a still');
  });

  it('of an id with a slash cannot leave its folder', async () => {
    const { still, asked } = await provider(jpeg);
    await still('../a');
    expect(asked()).toEqual(['/vi/..%2Fa/mqdefault.jpg']);
  });
});
