import JSZip from 'jszip';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildCompositeZip, fetchCompositeZip } from '@/lib/media/composite-zip';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serve(files: Record<string, string>): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url in files ? new Response(files[url]) : new Response('', { status: 502 }),
  );
}

it('a zip built by the site contains every sheet, named in order', async () => {
  serve({
    '/storage/desktop/a/1.jpg': 'one',
    '/storage/desktop/b%20c.png': 'two',
    '/storage/desktop/v1.new/sheet': 'three',
  });
  const progress: number[] = [];
  const blob = await buildCompositeZip(['a/1.jpg', 'b c.png', 'v1.new/sheet'], 'ana', (done) =>
    progress.push(done),
  );
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  expect(await zip.file('ana-1.jpg')?.async('string')).toBe('one');
  expect(await zip.file('ana-2.png')?.async('string')).toBe('two');
  expect(await zip.file('ana-3')?.async('string'), 'of a file without an ending').toBe('three');
  expect(Object.keys(zip.files)).toHaveLength(3);
  expect(progress).toEqual([0, 1, 2]);
});

it('a zip is not built when a sheet is missing', async () => {
  serve({ '/storage/desktop/a.jpg': 'one' });
  await expect(buildCompositeZip(['a.jpg', 'b.jpg'], 'ana', () => {})).rejects.toThrow('502');
});

it('a zip of the panel is rejected when the response is truncated or unsuccessful', async () => {
  const whole = 'PK the files PK\x05\x06 the end';
  serve({ '/api/composite/12': whole, '/api/composite/13': whole.slice(0, 14) });
  expect(await (await fetchCompositeZip(12)).text()).toBe(whole);
  await expect(fetchCompositeZip(13)).rejects.toThrow('cut off');
  await expect(fetchCompositeZip(14)).rejects.toThrow('502');
});

it('the end-of-archive mark counts in the last 64 KB only, since a zip may contain another', async () => {
  const mark = 'PK\x05\x06';
  const last = mark.padEnd(65_557, 'x');
  serve({ '/api/composite/12': `PK${last}`, '/api/composite/13': `PK${last}x` });
  expect((await fetchCompositeZip(12)).size).toBe(65_559);
  await expect(fetchCompositeZip(13)).rejects.toThrow('cut off');
});

describe('a zip of the panel that keeps the visitor waiting', () => {
  /** A response whose chunks arrive when they are sent. It fails when aborted, as in browsers. */
  function serveSlowly() {
    const sink = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    const body = new ReadableStream<Uint8Array>({ start: sink.resolve });
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      signal?.addEventListener('abort', () => {
        answer.reject(signal.reason);
        void sink.promise.then((controller) => controller.error(signal.reason));
      });
      return answer.promise;
    });
    const send = async (text: string) =>
      (await sink.promise).enqueue(new TextEncoder().encode(text));
    const end = async () => (await sink.promise).close();
    return { begin: () => answer.resolve(new Response(body)), send, end };
  }

  it('is given up after five seconds without an answer', async () => {
    vi.useFakeTimers();
    serveSlowly();
    const zip = fetchCompositeZip(12).catch((error: Error) => error.name);
    const over = vi.fn();
    void zip.then(over);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await zip).toBe('TimeoutError');
  });

  it('is given up five seconds after its last chunk, however long it takes as a whole', async () => {
    vi.useFakeTimers();
    const panel = serveSlowly();
    const zip = fetchCompositeZip(12).catch((error: Error) => error.name);
    panel.begin();
    for (const part of ['PK', ' the', ' files']) {
      await vi.advanceTimersByTimeAsync(4_000);
      await panel.send(part);
    }
    const over = vi.fn();
    void zip.then(over);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await zip).toBe('TimeoutError');
  });
});
