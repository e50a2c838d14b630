import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let conditional: typeof import('@/lib/page/conditional');

beforeEach(async () => {
  beginProcess({});
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00.700Z') });
  conditional = await import('@/lib/page/conditional');
});

const asked = (headers: Record<string, string>) => new Request('https://site.test/', { headers });

describe('a document with a fixed address', () => {
  it('has the modification date of its text in this process', () => {
    const first = conditional.versionOf('feed', '"a"');
    expect(first).toEqual({ etag: '"a"', lastModified: new Date('2026-05-01T10:00:00.700Z') });
    vi.advanceTimersByTime(60_000);
    expect(conditional.versionOf('feed', '"a"')).toEqual(first);
    expect(conditional.versionOf('sitemap', '"a"').lastModified).not.toEqual(first.lastModified);
    const changed = conditional.versionOf('feed', '"b"');
    expect(changed).toEqual({ etag: '"b"', lastModified: new Date('2026-05-01T10:01:00.700Z') });
    expect(conditional.versionOf('feed', '"b"')).toEqual(changed);
  });

  it('is identified by two headers', () => {
    const version = conditional.versionOf('feed', '"a"');
    expect(conditional.versionHeaders(version)).toEqual({
      ETag: '"a"',
      'Last-Modified': 'Fri, 01 May 2026 10:00:00 GMT',
    });
  });
});

describe('a conditional request', () => {
  const version = { etag: '"a"', lastModified: new Date('2026-05-01T10:00:00.700Z') };

  it.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': '"b"' }, false],
    // HTTP dates have no fractions of a second.
    [{ 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Fri, 01 May 2026 09:59:59 GMT' }, false],
  ])('with %o matches: %s', (headers, known) => {
    expect(conditional.isKnownVersion(asked(headers), version)).toBe(known);
  });

  it('cannot match by date when the document has none', () => {
    const headers = { 'if-modified-since': 'Fri, 01 May 2026 10:00:01 GMT' };
    expect(conditional.isKnownVersion(asked(headers), { etag: '"a"' })).toBe(false);
  });
});
