import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { namesTag, preferTag, tagOf, versioned } from '@/lib/platform/next/etags.mjs';

const NOW = 'Fri, 01 May 2026 10:00:00 GMT';
const EARLIER = 'Fri, 01 May 2026 09:59:59 GMT';
const LATER = 'Fri, 01 May 2026 10:00:01 GMT';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00.700Z') });
});

function exchange(asked: Record<string, string>, answered: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, asked);
  const response = new ServerResponse(request);
  for (const [name, value] of Object.entries(answered)) response.setHeader(name, value);
  return { request, response };
}

describe('the ETag of a text', () => {
  it('depends on the text alone, and not on its chunks', () => {
    expect(tagOf(['one', 'two'])).toBe(tagOf(['onetwo']));
    expect(tagOf(['one', 'two'])).not.toBe(tagOf(['one', 'three']));
    expect(tagOf(['one'])).toMatch(/^"[\w-]{20}"$/);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b", "a"', true],
    ['"b" ,W/"a"', true],
    ['"b"', false],
    ['a', false],
    ['"ab"', false],
  ])('matches "a" in %s: %s', (tags, named) => {
    expect(namesTag(tags, '"a"')).toBe(named);
  });
});

describe('a request with an ETag and a date', () => {
  it.each([
    [{ 'if-none-match': '"a"', 'if-modified-since': NOW }, { 'if-none-match': '"a"' }],
    [{ 'if-modified-since': NOW }, { 'if-modified-since': NOW }],
  ])('%o is reduced to %o', (asked, left) => {
    const { request } = exchange(asked, {});
    preferTag(request);
    expect(request.headers).toEqual(left);
  });
});

describe('a cached page', () => {
  const cached = (etag: string) => ({ etag, 'x-accel-expires': '2', 'content-length': '9' });

  it.each<[Record<string, string>, number]>([
    [{}, 200],
    [{ 'if-none-match': '"a"' }, 304],
    [{ 'if-none-match': 'W/"a"' }, 304],
    [{ 'if-none-match': '"b"' }, 200],
    [{ 'if-none-match': '"b"', 'if-modified-since': LATER }, 200],
    [{ 'if-modified-since': NOW }, 304],
    [{ 'if-modified-since': LATER }, 304],
    [{ 'if-modified-since': EARLIER }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
  ])('responds to %o with status %d', (asked, status) => {
    const { request, response } = exchange(asked, cached('"a"'));
    expect(versioned(request, response, 200)).toBe(status);
    expect(response.getHeader('last-modified')).toBe(NOW);
    expect(response.getHeader('content-length')).toBe(status === 200 ? '9' : undefined);
  });

  it('has the modification date of its ETag in this process', () => {
    const first = exchange({}, cached('"old"'));
    versioned(first.request, first.response, 200);
    vi.advanceTimersByTime(60_000);
    const second = exchange({}, cached('"old"'));
    expect(versioned(second.request, second.response, 304)).toBe(304);
    expect(second.response.getHeader('last-modified')).toBe(NOW);
    const changed = exchange({ 'if-modified-since': LATER }, cached('"new"'));
    expect(versioned(changed.request, changed.response, 200)).toBe(200);
    expect(changed.response.getHeader('last-modified')).toBe('Fri, 01 May 2026 10:01:00 GMT');
  });

  it.each([
    ['a failure', cached('"a"'), 503],
    ['what is not stored', { etag: '"a"' }, 200],
    ['a picture of the optimizer', { etag: '"a"', 'x-nextjs-cache': 'HIT' }, 200],
    ['what has no tag', { 'x-accel-expires': '2' }, 200],
    ['a document with a date of its own', { ...cached('"a"'), 'last-modified': EARLIER }, 200],
  ])('validation does not apply to %s', (_what, answered: Record<string, string>, status) => {
    const { request, response } = exchange({ 'if-none-match': '"a"' }, answered);
    expect(versioned(request, response, status)).toBe(status);
    expect(response.getHeader('last-modified')).toBe(answered['last-modified']);
  });

  it('validation does not apply to the data of React, which have no ETag', () => {
    const { request, response } = exchange(
      { 'if-none-match': '"a"' },
      { ...cached('"a"'), 'content-type': 'text/x-component' },
    );
    expect(versioned(request, response, 200)).toBe(200);
    expect(response.getHeaderNames()).not.toContain('etag');
    expect(response.getHeaderNames()).not.toContain('last-modified');
  });
});
