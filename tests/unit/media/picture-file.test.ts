import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';

const MB = 1024 * 1024;

/**
 * The result of reading a path when the storage responds like this, and the requests it received.
 */
async function pictureOf(answer: Answer, path = 'talents/1/capa á.jpg') {
  const { storage } = await mediaOf(answer);
  const { readPicture } = await import('@/lib/media/picture-file');
  return { picture: await readPicture(path), asked: storage.received.map((one) => one.path) };
}

const answering =
  (status: number, type: string, body: string | Buffer): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

it('reads the complete picture for phones', async () => {
  const { picture, asked } = await pictureOf(answering(200, 'image/png', 'a picture'));
  expect(picture?.toString()).toBe('a picture');
  expect(asked).toEqual(['/files/mobile/talents/1/capa%20%C3%A1.jpg']);
});

it.each<[string, Answer]>([
  ['is not there', answering(404, 'image/png', 'a')],
  ['is a part', answering(206, 'image/png', 'a')],
  ['is a video', answering(200, 'video/mp4', 'a')],
  ['is a page', answering(200, 'text/html', 'a')],
  ['breaks off', (response) => void response.destroy()],
  ['is larger than one may be', answering(200, 'image/png', Buffer.alloc(11 * MB))],
])('rejects a file that %s', async (_how, answer) => {
  expect((await pictureOf(answer)).picture).toBeNull();
});

it('does not wait for a video, and closes its connection', async () => {
  const closed = Promise.withResolvers<void>();
  const { picture } = await pictureOf((response) => {
    response.on('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('first');
  });
  expect(picture).toBeNull();
  await closed.promise;
});

it('gives up on a slow storage after five seconds', async () => {
  // The storage's own timeouts never fire here, so only the signal can abort the read.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { picture } = await pictureOf(() => time.abort());
  expect(picture).toBeNull();
  expect(timeout).toHaveBeenCalledWith(5_000);
});
