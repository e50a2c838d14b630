import { expect, it } from 'vitest';
import { viewQuery, viewSegment } from '@/lib/page-cache/view-key.mjs';

it.each(['page=2', 'letter=a&hair=-Black&height=165-180', 'q=jo%C3%A3o', 'q=joão/~'])(
  'the query %s is one segment of unreserved characters, and is read back',
  (query) => {
    const segment = viewSegment(query) ?? '';
    expect(segment).toMatch(/^~[\w-]+$/);
    expect(viewQuery(segment)).toBe(query);
    expect(viewQuery(`/pt/models/women/${segment}`)).toBe(query);
  },
);

it.each(['', '/', '/pt/blog', '/~x/blog', '/pt/profile/12/ana~maria'])(
  'the path %s has no query',
  (path) => expect(viewQuery(path)).toBe(''),
);

it('a query is cached up to 500 characters of its segment', () => {
  // Base64 has four characters for three bytes.
  expect(viewSegment('a'.repeat(374))).toHaveLength(500);
  expect(viewSegment('a'.repeat(375))).toBeNull();
});
