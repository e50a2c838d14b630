import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LimitedBody } from '@/lib/media/limited-body';
import { type Script, startServer } from '../../fixtures/scripted-server.ts';

const LIMITS = { firstByteMs: 3_000, idleMs: 5_000, totalMs: 15_000, bytes: 5 };

/** The body of a request to a server that responds like this. */
async function bodyOf(script: Script): Promise<LimitedBody> {
  const { url } = await startServer(script);
  const body = new LimitedBody(LIMITS);
  await body.ask(url, {}, new AbortController().signal);
  return body;
}

describe('a body read with limits', () => {
  it('is read up to its maximum size', async () => {
    const body = await bodyOf((_, response) => void response.end('whole'));
    expect(Buffer.from((await body.next()) ?? []).toString()).toBe('whole');
    expect(await body.next()).toBeNull();
  });

  it('that is larger is rejected, also when chunked, and its connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    let goOn = () => {};
    const body = await bodyOf((_, response) => {
      response.on('close', closed.resolve).write('whole');
      goOn = () => void response.write('!');
    });
    await body.next();
    goOn();
    await expect(body.next()).rejects.toMatchObject({
      ...{ name: 'FileLimitError', message: 'too large' },
    });
    await closed.promise;
  });

  it('whose server never responds is rejected, and the connection is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const body = bodyOf((_, response) => {
      response.on('close', closed.resolve);
      asked.resolve();
    });
    const refused = expect(body).rejects.toMatchObject({
      ...{ name: 'FileLimitError', message: 'too slow' },
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
    await closed.promise;
  });

  it('that stalls in its middle is rejected, and the connection is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const closed = Promise.withResolvers<void>();
    const body = await bodyOf((_, response) => {
      response.on('close', closed.resolve).write('who');
    });
    await body.next();
    const refused = expect(body.next()).rejects.toMatchObject({
      ...{ name: 'FileLimitError', message: 'too slow' },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    await closed.promise;
  });

  it('of a response without one is empty', async () => {
    const body = await bodyOf((_, response) => void response.writeHead(204).end());
    expect(await body.next()).toBeNull();
  });
});
