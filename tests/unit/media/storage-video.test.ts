import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mediaOf } from '../../fixtures/media-server.ts';

const PACKED = gzipSync('a video');
const packed = (body: Buffer) => ({ 'content-encoding': 'gzip', 'content-length': body.length });

const begin = (response: ServerResponse, headers = {}) =>
  response.writeHead(200, { 'content-type': 'video/webm', ...headers });

describe('a video of the storage', () => {
  it.each<[string, Record<string, string | number>, string | Buffer, string | null]>([
    ['declared by the storage', { 'content-length': 7 }, 'a video', '7'],
    ['not known before its end', { 'transfer-encoding': 'chunked' }, 'a video', null],
    ['not that of the compressed body', packed(PACKED), PACKED, null],
  ])('has a length that is %s', async (_what, headers, body, length) => {
    const { get } = await mediaOf((response) => void begin(response, headers).end(body));
    const answer = await get('desktop/a.webm');
    expect([answer.status, await answer.text()]).toEqual([200, 'a video']);
    expect(answer.headers.get('content-length')).toBe(length);
  });

  it('is streamed, and aborted when its visitor leaves', async () => {
    const closed = Promise.withResolvers<void>();
    const { get } = await mediaOf((response) => {
      response.on('close', closed.resolve);
      begin(response).write('first');
    });
    const reader = (await get('desktop/a.webm')).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    await reader?.cancel();
    await closed.promise;
  });

  it('does not time out for a visitor who reads slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let goOn = () => {};
    const { get } = await mediaOf((response) => {
      begin(response).write('first');
      goOn = () => void response.end('second');
    });
    const reader = (await get('desktop/a.webm')).body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe('first');
    await vi.advanceTimersByTimeAsync(20_000);
    goOn();
    expect(await next()).toBe('second');
  });
});
