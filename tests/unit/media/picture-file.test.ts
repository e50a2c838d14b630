import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';

const MB = 1024 * 1024;

/** What is read from a path when the storage answers like this, and what it was asked for. */
async function pictureOf(answer: Answer, path = 'talents/1/capa á.jpg') {
  const { storage } = await mediaOf(answer);
  const { readPicture } = await import('@/lib/media/picture-file');
  return { picture: await readPicture(path), asked: storage.received.map((one) => one.path) };
}

const answering =
  (status: number, type: string, body: string | Buffer): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

it('a picture is the one for phones, whole', async () => {
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
])('a file that %s is no picture', async (_how, answer) => {
  expect((await pictureOf(answer)).picture).toBeNull();
});

it('a picture as large as one may be is read', async () => {
  const { picture } = await pictureOf(answering(200, 'image/png', Buffer.alloc(10 * MB)));
  expect(picture?.length).toBe(10 * MB);
});

it('a video is not waited for, and its connection is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const { picture } = await pictureOf((response) => {
    response.on('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('first');
  });
  expect(picture).toBeNull();
  await closed.promise;
});

it('a storage that is slow is given up after five seconds', async () => {
  // The storage's own limits never pass, so that only the signal can end it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { picture } = await pictureOf(() => time.abort());
  expect(picture).toBeNull();
  expect(timeout).toHaveBeenCalledWith(5_000);
});
