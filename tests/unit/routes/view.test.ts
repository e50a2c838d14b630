import { describe, expect, it, test } from 'vitest';
import { viewQuery, viewSegment } from '@/lib/page-cache/view-key.mjs';
import type { Route } from '@/lib/routes/route';
import { viewOf } from '@/lib/routes/view';

const women: Route = { page: 'roster', view: 'women' };
const models: Route = { page: 'roster', view: 'models' };
const profile: Route = { page: 'profile', id: 12, slug: 'ana' };
const blog: Route = { page: 'blog' };

/** The canonical query of the cached view for a query. */
function cached(route: Route, query: string): string | null {
  const { dynamic, segment } = viewOf(route, new URLSearchParams(query));
  return dynamic ? null : viewQuery(`/pt/page/${segment ?? ''}`);
}

describe('a query', () => {
  it.each([
    [women, 'page=2&letter=B&category=teen&utm_source=x', 'category=teen&letter=b&page=2'],
    [models, 'category=teen&letter=b', 'letter=b'],
    [models, 'hair=Black&hair=Red+ish&hair=Black', 'hair=Black&hair=Red+ish'],
    [models, 'height=170&height=180', 'height=170-180'],
    [models, 'height=0-180&waist=x', 'height=30-180'],
    [models, 'height=30-220&page=1&letter=%C3%A1', ''],
    [models, 'page=9999', 'page=9999'],
    // Rosters may widen the sliders, each differently.
    [models, 'jeans=35-120&shoes=34-44', 'jeans=35-120&shoes=34-44'],
    [
      women,
      'letter=a&q=+&hair=Black&eyes=&height=150&height=220',
      'letter=a&hair=Black&height=150-220',
    ],
    [blog, 'page=2&x=1', 'page=2'],
    [blog, 'page=0', ''],
    [profile, 'tab=video&tab=book', 'tab=video'],
    [profile, 'tab=audio', ''],
    [{ page: 'about' }, 'letter=a', ''],
  ] as [Route, string, string][])('%o ?%s is cached in one form: %s', (route, query, canonical) => {
    expect(cached(route, query)).toBe(canonical);
    expect(cached(route, canonical)).toBe(canonical);
  });

  it.each([
    [models, 'q=Ana'],
    [models, 'letter=a&q=&q=Ana'],
    [models, 'unread=x'],
    [models, Array.from({ length: 40 }, (_, place) => `hair=Color+${place}`).join('&')],
    [{ page: 'favorites' }, 'ids=1,2'],
  ] as [Route, string][])('%o ?%s is rendered per visitor', (route, query) => {
    expect(viewOf(route, new URLSearchParams(query))).toEqual({ dynamic: true });
  });
});

test('the segment of a view needs no escaping, and holds up to 374 characters', () => {
  const query = 'hair=Louro+%C3%A1%2F~&eyes=%00'.padEnd(374, 'x');
  const segment = viewSegment(query) ?? '';
  expect(segment).toMatch(/^~[\w-]{499}$/);
  expect([viewQuery(segment), viewQuery(`/pt/models/women/${segment}`)]).toEqual([query, query]);
  expect(viewSegment(`${query}x`)).toBeNull();
  expect(['', '/', '/pt/models/women', '/pt/blog/7/ol%C3%A1'].map(viewQuery)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
