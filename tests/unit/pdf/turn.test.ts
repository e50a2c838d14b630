import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

const here = () => new AbortController().signal;
let turns: typeof import('@/lib/pdf/answer');

beforeEach(async () => {
  beginProcess({});
  turns = await import('@/lib/pdf/answer');
});

/** Returns a function that ends the ten-second wait of all visitors. */
function mockWait(): () => void {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => late.abort();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('PDFs are drawn one at a time', async () => {
  const first = await turns.pdfTurn(here());
  let begun = false;
  const second = turns.pdfTurn(here()).then((turn) => {
    begun = true;
    return turn;
  });
  await settled();
  expect(begun).toBe(false);
  first?.endDrawing();
  await second;
  expect(begun).toBe(true);
});

it('requests that waited ten seconds are refused, and free their places', async () => {
  const end = mockWait();
  const first = await turns.pdfTurn(here());
  const late = turns.pdfTurn(here());
  const refused = expect(late).resolves.toBeNull();
  end();
  await refused;
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
  vi.mocked(AbortSignal.timeout).mockRestore();
  first?.endDrawing();
  first?.close();
  await expect(turns.pdfTurn(here())).resolves.not.toBeNull();
});

it('visitors who leave the queue are not refused, and free their places', async () => {
  const first = await turns.pdfTurn(here());
  for (let count = 0; count < 30; count += 1) {
    const visitor = new AbortController();
    const waiting = turns.pdfTurn(visitor.signal);
    const left = expect(waiting).rejects.toThrow('left');
    await settled();
    visitor.abort(new Error('left'));
    await left;
  }
  first?.endDrawing();
  await expect(turns.pdfTurn(here())).resolves.not.toBeNull();
});

it('a request is refused at once while twenty wait', async () => {
  await turns.pdfTurn(here());
  const waiting = Array.from({ length: 20 }, () => turns.pdfTurn(here()));
  await expect(turns.pdfTurn(here())).resolves.toBeNull();
  void Promise.allSettled(waiting);
});
