import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { slugOf } from '@/lib/routes/slug';
import { inventProfile } from '../../demo-panel/seed/profile.ts';
import { talentId } from '../../demo-panel/seed/talent.ts';
import { startPanel } from '../../demo-panel/start.ts';
import { startChangedPanel } from '../../fixtures/changed-panel.ts';
import { collectWarnings } from '../../fixtures/panel-client.ts';
import { freshPdfHandlers, standInWithPdfHandlers } from '../../fixtures/pdf-handlers.ts';
import { visitInProgress } from '../../fixtures/visit-in-progress.ts';

const id = talentId(3);
const SLUG = slugOf(inventProfile(3).name);

/** Drawing pictures takes most of the time. */
const NO_PICTURES = { kind: 'status', status: 404, route: '/storage' } as const;

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const isWhole = (pdf: Buffer) =>
  pdf.subarray(0, 8).toString() === '%PDF-1.7' && /%%EOF\s*$/.test(pdf.subarray(-8).toString());

/** The roster's talents in order, without the invalid records. */
async function listedIds(): Promise<number[]> {
  const { readRoster } = await import('@/lib/panel/talents');
  return [...(await readRoster()).byId.keys()];
}

describe('the PDF of a profile', () => {
  it('is a file named after the talent, not cached and not indexed', async () => {
    const { composite } = await standInWithPdfHandlers();
    const answer = await composite(id);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${SLUG}.pdf"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    ]);
    expect(isWhole(await bytesOf(answer))).toBe(true);
  });

  it('answers as the profile does: 404 for an unknown talent, 503 while the services fail', async () => {
    const { composite, panel } = await standInWithPdfHandlers();
    collectWarnings();
    expect((await composite(999_999)).status).toBe(404);
    panel.fail({ kind: 'status', route: '/api' });
    const failed = await composite(talentId(4));
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('is 404 once its talent has left, whom no selection has any more', async () => {
    const panel = await startPanel({ talents: 60, pictures: 'plain' });
    onTestFinished(() => panel.close());
    const left = new Set<number>();
    const changed = await startChangedPanel(panel.url, (path, body) => {
      if (!path.startsWith('/api/talents?')) return body;
      const { data } = body as { data: { id: number | string }[] };
      return { ...(body as object), data: data.filter(({ id }) => !left.has(Number(id))) };
    });
    onTestFinished(() => changed.close());
    const { casting, composite } = await freshPdfHandlers(changed.url);
    const { refresh } = await import('@/lib/panel/refresh');
    collectWarnings();
    const statuses = async () => {
      const answers = [await composite(id), await casting([id])];
      await Promise.all(answers.map(({ body }) => body?.cancel()));
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    left.add(id);
    await refresh(['talents'], true);
    expect(await statuses()).toEqual([404, 404]);
    const others = await casting([id, talentId(4)]);
    expect([others.status, isWhole(await bytesOf(others))]).toEqual([200, true]);
  });

  it('is complete without pictures when the storage fails', async () => {
    const { composite, panel } = await standInWithPdfHandlers();
    const whole = await bytesOf(await composite(id));
    collectWarnings();
    panel.fail({ kind: 'status', route: '/storage' });
    const poor = await bytesOf(await composite(id));
    expect([isWhole(whole), isWhole(poor), poor.length < whole.length]).toEqual([true, true, true]);
    expect([whole, poor].map((pdf) => pdf.includes('DCTDecode'))).toEqual([true, false]);
  });

  it('draws nothing for a HEAD request', async () => {
    const { panel } = await standInWithPdfHandlers();
    const { answerPdf } = await import('@/lib/pdf/answer');
    const draw = vi.fn();
    const request = new Request('https://vitrine.test/x', { method: 'HEAD' });
    const answer = await answerPdf(request, { title: 'A', name: 'a', locale: 'pt', draw });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'application/pdf',
      '',
    ]);
    expect([draw.mock.calls, panel.log]).toEqual([[], []]);
  });
});

describe('the PDF of a selection', () => {
  it('has a page for every six, of at most fifty talents', async () => {
    const { casting, panel } = await standInWithPdfHandlers();
    panel.fail(NO_PICTURES);
    const ids = await listedIds();
    expect(ids.length).toBeGreaterThan(51);
    const pagesOf = async (asked: readonly number[]) => {
      const pdf = (await bytesOf(await casting(asked))).toString('latin1');
      return pdf.match(/\/Type \/Page\n/g)?.length;
    };
    expect(await pagesOf(ids.slice(0, 6))).toBe(1);
    expect(await pagesOf(ids.slice(0, 7))).toBe(2);
    expect(await pagesOf(ids)).toBe(9);
    expect(await pagesOf([999_999, ...ids.slice(0, 6)]), 'an unknown id').toBe(1);
  });

  it('is named in the language of its page, and 404 without a talent', async () => {
    const { casting } = await standInWithPdfHandlers();
    const names = await Promise.all(
      ['pt', 'en', 'es'].map(async (lang) => {
        const answer = await casting([talentId(3)], { lang });
        await answer.body?.cancel();
        return answer.headers.get('content-disposition');
      }),
    );
    expect(names).toEqual([
      'attachment; filename="ficha-de-casting.pdf"',
      'attachment; filename="casting-sheet.pdf"',
      'attachment; filename="ficha-de-casting.pdf"',
    ]);
    expect((await casting([])).status).toBe(404);
    expect((await casting([999_999])).status).toBe(404);
  });

  const talents = (count: number, note = 'x') =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, note }));

  it.each<[string, number, string, unknown, Record<string, string>]>([
    ['another site', 403, 'origin', { talents: [{ id }] }, { origin: 'https://evil.example' }],
    ['nowhere', 403, 'origin', { talents: [{ id }] }, { origin: '' }],
    ['a frame', 403, 'origin', { talents: [{ id }] }, { 'sec-fetch-site': 'same-site' }],
    ['a broken page', 400, 'malformed', '{', {}],
    ['an upload', 415, 'media-type', 'x', { 'content-type': 'multipart/form-data' }],
    ['no talents', 422, 'invalid', { talents: [] }, {}],
    ['too many', 422, 'invalid', { talents: talents(51) }, {}],
    ['a long note', 422, 'invalid', { talents: talents(1, 'x'.repeat(501)) }, {}],
    ['too much', 413, 'too-large', { talents: talents(50, 'x'.repeat(8_000)) }, {}],
  ])('refuses a post of %s with %i', async (_who, status, error, body, headers) => {
    const { noted, panel } = await standInWithPdfHandlers();
    const answer = await noted(body, { headers });
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect([answer.headers.get('cache-control'), panel.log]).toEqual(['no-store', []]);
  });

  it('takes the longest notes of fifty talents, in any script', async () => {
    const { noted, panel } = await standInWithPdfHandlers();
    panel.fail(NO_PICTURES);
    const ids = (await listedIds()).slice(0, 50);
    const note = 'é\n“李”'.repeat(83);
    const answer = await noted({ talents: ids.map((one) => ({ id: one, note })) });
    expect([answer.status, isWhole(await bytesOf(answer))]).toEqual([200, true]);
  });
});

describe('a queue', () => {
  it('answers 503 with `Retry-After` to requests that find it full', async () => {
    const { casting } = await standInWithPdfHandlers();
    const { answerPdf } = await import('@/lib/pdf/answer');
    const request = () => new Request('https://vitrine.test/x');
    const document = { title: 'A', name: 'a', locale: 'pt', draw: async () => {} } as const;
    const open = Array.from({ length: 24 }, () =>
      visitInProgress(() => answerPdf(request(), document)),
    );
    const [first] = await Promise.all(open);
    const refused = await casting([id]);
    expect([refused.status, await refused.json()]).toEqual([503, { error: 'busy' }]);
    expect(refused.headers.get('retry-after')).toBe('10');
    first?.end();
    expect((await casting([id])).status).toBe(200);
  });

  it('continues when a PDF cannot be drawn, and its download is cut off', async () => {
    const { casting } = await standInWithPdfHandlers();
    const { answerPdf } = await import('@/lib/pdf/answer');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const draw = () => Promise.reject(new Error('no ink'));
    const request = new Request('https://vitrine.test/x');
    const answer = await answerPdf(request, { title: 'A', name: 'a', locale: 'pt', draw });
    await expect(answer.arrayBuffer()).rejects.toThrow('no ink');
    expect(error).toHaveBeenCalledWith('A PDF could not be made: Error: no ink');
    expect(isWhole(await bytesOf(await casting([id])))).toBe(true);
  });

  it('continues when a visitor leaves, and stops drawing for that visitor', async () => {
    const { casting, panel } = await standInWithPdfHandlers();
    const ids = await listedIds();
    const visitor = new AbortController();
    panel.fail({ kind: 'hang', route: '/storage' });
    const answer = await casting(ids, { signal: visitor.signal });
    const pictures = () => panel.log.filter(({ path }) => path.startsWith('/storage'));
    await expect.poll(pictures).toHaveLength(6);
    const over = answer.arrayBuffer().catch(() => 'cut off');
    visitor.abort();
    panel.clearFaults();
    expect(await over).toBe('cut off');
    panel.resetLog();
    expect(isWhole(await bytesOf(await casting([id])))).toBe(true);
    expect(pictures(), 'the pictures of one talent').toHaveLength(1);
  });
});
