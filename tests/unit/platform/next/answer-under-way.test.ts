import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import {
  currentResponse,
  followRequests,
  limitFreshness,
  markNoIndex,
  onResponseEnd,
  onResponseStart,
  renderOutcome,
  setStatus,
} from '@/lib/platform/next/answer-status.mjs';
import { followedServer } from './answers.ts';

const answerOf = followedServer(followRequests);

describe('the parts of a response', () => {
  it('make it as old as the oldest, with each tag once', async () => {
    let outcome: object | undefined;
    await answerOf((response) => {
      limitFreshness(2_000, ['slides', 'talents']);
      limitFreshness(1_000, ['talents', 'talent:1']);
      limitFreshness(3_000);
      outcome = { ...renderOutcome() };
      response.end();
    });
    expect(outcome).toMatchObject({ until: 1_000, tags: ['slides', 'talents', 'talent:1'] });
  });

  it('may have no tag', async () => {
    let outcome: object | undefined;
    await answerOf((response) => {
      limitFreshness(1_000);
      outcome = { ...currentResponse() };
      response.end();
    });
    expect(outcome).toMatchObject({ ip: '127.0.0.1', until: 1_000, tags: [] });
  });

  it('are ignored where there is no response', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    limitFreshness(1_000, ['slides']);
    expect([currentResponse(), error.mock.calls]).toEqual([undefined, []]);
    expect(markNoIndex).not.toThrow();
    error.mockRestore();
  });
});

it.each<[string, () => void, string | undefined]>([
  ['a page with noindex', markNoIndex, 'noindex, follow'],
  ['any other page', () => {}, undefined],
  [
    'a page that the page cache has',
    () => {
      markNoIndex();
      renderOutcome();
    },
    undefined,
  ],
  [
    'a failure with noindex',
    () => {
      setStatus(404);
      markNoIndex();
    },
    'noindex, follow',
  ],
])('search engines get %s: %#', async (_what, mark, expected) => {
  const { headers } = await answerOf((response) => {
    mark();
    response.end();
  });
  expect(headers['x-robots-tag']).toBe(expected);
});

describe('a callback for the start of a response', () => {
  it('is called when it begins, and not before', async () => {
    const begun = vi.fn();
    const calls: number[] = [];
    await answerOf((response) => {
      onResponseStart(begun);
      calls.push(begun.mock.calls.length);
      response.write('a');
      calls.push(begun.mock.calls.length);
      response.end();
    });
    expect(calls).toEqual([0, 1]);
  });

  it('is called at once when it has already begun', async () => {
    const begun = vi.fn();
    let calls = 0;
    await answerOf((response) => {
      response.write('a');
      onResponseStart(begun);
      calls = begun.mock.calls.length;
      response.end();
    });
    expect(calls).toBe(1);
  });

  it('is called at once where there is no response', () => {
    const begun = vi.fn();
    onResponseStart(begun);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it.each(['before', 'after'])('is called when its visitor leaves %s then', async (order) => {
    const begun = vi.fn();
    const leaving = new AbortController();
    let calls = -1;
    const answer = answerOf(
      async (response) => {
        const left = once(response, 'close');
        if (order === 'after') onResponseStart(begun);
        leaving.abort();
        await left;
        if (order === 'before') onResponseStart(begun);
        calls = begun.mock.calls.length;
      },
      { signal: leaving.signal },
    );
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => calls).toBe(1);
  });
});

describe('a callback for the end of a response', () => {
  it('is called when it ends, and not when it begins', async () => {
    const ended = vi.fn();
    const calls: number[] = [];
    await answerOf((response) => {
      onResponseEnd(ended);
      response.write('a');
      calls.push(ended.mock.calls.length);
      response.end();
      calls.push(ended.mock.calls.length);
    });
    expect(calls).toEqual([0, 1]);
  });

  it('is called when the work for a visitor who left is done', async () => {
    const ended = vi.fn();
    const leaving = new AbortController();
    const calls: number[] = [];
    const answer = answerOf(
      async (response) => {
        onResponseEnd(ended);
        const left = once(response, 'close');
        leaving.abort();
        await left;
        calls.push(ended.mock.calls.length);
        response.end('drawn');
        calls.push(ended.mock.calls.length);
      },
      { signal: leaving.signal },
    );
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => calls).toEqual([0, 1]);
  });

  it('is called at once when it has ended, or where there is no response', async () => {
    const ended = vi.fn();
    onResponseEnd(ended);
    expect(ended).toHaveBeenCalledTimes(1);
    await answerOf((response) => {
      response.end();
      onResponseEnd(ended);
    });
    expect(ended).toHaveBeenCalledTimes(2);
  });
});
