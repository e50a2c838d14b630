import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, mediaOf } from '../../fixtures/media-server.ts';

const MB = 1024 * 1024;

describe('a slow storage', () => {
  const begin = (response: ServerResponse, type = 'image/jpeg') =>
    response.writeHead(200, { 'content-type': type });
  const dripping = new Set<ServerResponse>();

  it.each<[string, number, Answer]>([
    ['never answers', 3_000, () => {}],
    ['sends headers and no byte', 3_000, (response) => void begin(response).flushHeaders()],
    [
      'answers late, and sends no byte',
      3_000,
      (response) => void setTimeout(() => begin(response).flushHeaders(), 2_000),
    ],
    ['stops after some bytes', 5_000, (response) => void begin(response).write('x')],
    ['drips for ever', 15_000, (response) => void dripping.add(begin(response))],
  ])('that %s is given up after %i ms: 502, or a broken connection', async (_how, ms, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const closed = Promise.withResolvers<void>();
    const { get, storage } = await mediaOf((response, request) => {
      response.on('close', closed.resolve);
      answer(response, request);
    });
    let end = '';
    const got = get('desktop/a.jpg')
      .then((file) =>
        file.status === 200 ? file.arrayBuffer().then(() => 'whole') : `${file.status}`,
      )
      .catch(() => 'broken off')
      .then((how) => {
        end = how;
      });
    await vi.waitUntil(() => storage.received.length > 0);
    const passHalfSecond = async () => {
      for (const one of dripping) one.write('x');
      await realMoment();
      await vi.advanceTimersByTimeAsync(500);
      await realMoment();
    };
    for (let passed = 0; passed < ms - 500; passed += 500) await passHalfSecond();
    expect(end, 'not before').toBe('');
    for (let more = 0; more < 4; more += 1) await passHalfSecond();
    await got;
    // After the first bytes it is too late for a status.
    expect(end).toBe(ms === 3_000 ? '502' : 'broken off');
    await closed.promise;
  });

  it.each<[string, Record<string, string | number>]>([
    ['that is too large', { 'content-type': 'image/jpeg', 'content-length': 10 * MB + 1 }],
    ['that is none', { 'content-type': 'text/html' }],
  ])('a picture %s is aborted before its end', async (_how, headers) => {
    const closed = Promise.withResolvers<void>();
    const { get } = await mediaOf((response) => {
      response.on('close', closed.resolve);
      response.writeHead(200, headers).write('first');
    });
    expect((await get('desktop/a.jpg')).status).toBe(502);
    await closed.promise;
  });

  it.each([100, undefined])('a picture that breaks off fails, length %s', async (length) => {
    const { get } = await mediaOf((response) => {
      const headers = { 'content-type': 'image/jpeg', ...(length && { 'content-length': length }) };
      response.writeHead(200, headers);
      response.write('half', () => response.destroy());
    });
    const answer = await get('desktop/a.jpg');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it.each([
    ['image/jpeg', 10],
    ['video/webm', 11],
  ])('%s of %i MB passes', async (type, megabytes) => {
    const { get } = await mediaOf(
      (response) => void begin(response, type).end(Buffer.alloc(megabytes * MB)),
    );
    const answer = await get('desktop/a');
    expect((await answer.arrayBuffer()).byteLength).toBe(megabytes * MB);
  });

  it('a picture that exceeds the size limit ends in an error, and is aborted', async () => {
    const closed = Promise.withResolvers<void>();
    const { get } = await mediaOf((response) => {
      response.on('close', closed.resolve);
      begin(response).write(Buffer.alloc(10 * MB + 1));
    });
    await expect((await get('desktop/a.jpg')).arrayBuffer()).rejects.toThrow('too large');
    await closed.promise;
  });

  it.each([
    ['bytes=0-', 'bytes=0-8388607'],
    ['bytes=100-99999999', 'bytes=100-8388707'],
    ['bytes=5-9', 'bytes=5-9'],
    ['bytes=-5', undefined],
    ['bytes=0-1,5-9', undefined],
    ['lines=1-2', undefined],
    ['not bytes=0-9', undefined],
  ])('a request for %s asks the storage for %s', async (range, asked) => {
    const { get, storage } = await mediaOf((response) => void begin(response, 'video/webm').end());
    await get('desktop/a.webm', { range });
    expect(storage.received[0]?.headers.range).toBe(asked);
  });

  it.each<[string, Answer]>([
    ['has not answered', () => {}],
    ['has sent no byte', (response) => void begin(response).flushHeaders()],
  ])(
    'that %s is given up as soon as its visitor leaves',
    async (_how, answer) => {
      const closed = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const { get } = await mediaOf((response, request) => {
        response.on('close', closed.resolve);
        answer(response, request);
        asked.resolve();
      });
      const visit = new AbortController();
      const got = get('desktop/a.jpg', {}, visit.signal);
      await asked.promise;
      visit.abort();
      // Long before the timeout of the storage.
      await closed.promise;
      expect((await got).status).toBe(502);
    },
    2_500,
  );

  it.each<[string, Answer]>([
    ['came', (response) => void begin(response).end('a picture')],
    ['broke off', (response) => void begin(response).write('x', () => response.destroy())],
    ['is none', (response) => void begin(response, 'text/html').end('<p>')],
  ])('leaves no timer running once a picture %s', async (_how, answer) => {
    const { get } = await mediaOf(answer);
    const begun = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    await get('desktop/a.jpg')
      .then((file) => file.arrayBuffer())
      .catch(() => null);
    const clocks = begun.mock.results.filter((_, one) => {
      const ms = begun.mock.calls[one]?.[1] ?? 0;
      return ms > 1_000 && ms <= 5_000;
    });
    expect(clocks.length).toBeGreaterThan(0);
    const stopped = new Set(ended.mock.calls.map(([clock]) => clock));
    expect(clocks.filter(({ value }) => !stopped.has(value))).toEqual([]);
  });
});

/** Lets socket events run while the clock is stopped. */
async function realMoment(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
