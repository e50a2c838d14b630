import { expect, test, vi } from 'vitest';
import { followRequests, markView } from '@/lib/platform/next/answer-status.mjs';
import { collectSegmentData } from '@/lib/platform/next/segment-data.mjs';
import { followedServer } from './answers.ts';

type Page = Parameters<typeof collectSegmentData>;

vi.mock('next/dist/server/app-render/collect-segment-data', () => ({
  collectPrefetchHints: undefined,
  collectSegmentData: async (_isPartial: boolean, payload: Buffer) =>
    new Map([['/_tree', payload]]),
}));

const answerOf = followedServer(followRequests);

/** Collects the segments of a page within a request, then serializes its cache entry as Next does. */
async function rendered(before: () => void) {
  const payload = Buffer.from('0:{}');
  let segments: Map<unknown, unknown> | undefined;
  await answerOf(async (response) => {
    before();
    segments = await collectSegmentData(...([false, payload] as unknown as Page));
    response.end();
  });
  return { segments: [...(segments ?? [])], entry: JSON.stringify({ html: '', payload }), payload };
}

test('a page without a query has segments', async () => {
  const { segments, payload } = await rendered(() => {});
  expect(segments).toEqual([['/_tree', payload]]);
});

test('a view has no segments', async () => {
  expect((await rendered(markView)).segments).toEqual([]);
});

test('`JSON.stringify` leaves out the payload, which stays intact', async () => {
  const { entry, payload } = await rendered(() => {});
  expect(entry).toBe('{"html":""}');
  expect(payload.toString()).toBe('0:{}');
});
