import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { visitInProgress } from '../../fixtures/visit-in-progress.ts';

let answerPdf: typeof import('@/lib/pdf/answer').answerPdf;

beforeEach(async () => {
  beginProcess({ TRUSTED_PROXY_HOPS: '1' });
  ({ answerPdf } = await import('@/lib/pdf/answer'));
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = (status: number) => ({ name: 'BusyError', status });

let clients = 0;

/** A request for a PDF that is drawn until it is told to end; of a client of its own by default. */
async function ask({ client = `10.0.0.${clients}`, begun = vi.fn() } = {}) {
  clients += 1;
  const { promise: drawn, resolve: endDrawing } = Promise.withResolvers<void>();
  const visitor = new AbortController();
  const headers = { 'x-forwarded-for': client };
  const request = new Request('https://vitrine.test/a.pdf', { headers, signal: visitor.signal });
  const draw = () => {
    begun();
    return drawn;
  };
  const document = { title: 'A', name: 'a', locale: 'pt', draw } as const;
  const { answer, end } = await visitInProgress(() => answerPdf(request, document), headers);
  const leave = () => {
    visitor.abort(new Error('left'));
    end();
  };
  return { answer, begun, endDrawing, end, leave };
}

it('PDFs are drawn one at a time', async () => {
  const first = await ask();
  const second = await ask();
  await settled();
  expect([first, second].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0]);
  first.endDrawing();
  await second.answer;
  expect(second.begun).toHaveBeenCalled();
});

it('requests that waited ten seconds are refused, and free their places', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await ask();
  await first.answer;
  const late = await ask();
  const refused = expect(late.answer).rejects.toMatchObject(busy(503));
  vi.advanceTimersByTime(10_000);
  await refused;
  first.endDrawing();
  await (await ask()).answer;
});

it('visitors who leave the queue are not refused, and free their places', async () => {
  const first = await ask();
  for (let count = 0; count < 30; count += 1) {
    const waiting = await ask();
    const left = expect(waiting.answer).rejects.toThrow('left');
    await settled();
    waiting.leave();
    await left;
  }
  first.endDrawing();
  await (await ask()).answer;
});

it('a request is refused at once while twenty wait', async () => {
  await ask();
  const waiting = await Promise.all(Array.from({ length: 20 }, () => ask()));
  await expect((await ask()).answer).rejects.toMatchObject(busy(503));
  void Promise.allSettled(waiting.map(({ answer }) => answer));
});

it('a client has three PDFs at a time, and other clients are served after those', async () => {
  const client = '198.51.100.1';
  const own = await Promise.all([1, 2, 3].map(() => ask({ client })));
  await expect((await ask({ client })).answer).rejects.toMatchObject(busy(429));
  const other = await ask();
  for (const { answer, endDrawing } of own) {
    await answer;
    endDrawing();
  }
  await other.answer;
  // Drawn, but not sent yet.
  await expect((await ask({ client })).answer).rejects.toMatchObject(busy(429));
  own[0]?.end();
  const next = await ask({ client });
  other.endDrawing();
  await next.answer;
});
