import { beforeEach, describe, expect, it } from 'vitest';
import { alternatesOf } from '@/lib/routes/alternates';
import { profileRoute } from '@/lib/routes/build';
import type { Route } from '@/lib/routes/route';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let changedUrls: typeof import('@/lib/seo/changed-pages').changedUrls;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test' });
  ({ changedUrls } = await import('@/lib/seo/changed-pages'));
});

const SINCE = 1_000;
const talents = [1, 2, 3].map((id) => person({ id, name: `Ana ${id}` }));
const CHANGED = new Map([
  [1, new Date(SINCE - 1)],
  [2, new Date(SINCE)],
]);

const pathsOf = (route: Route) => Object.values(alternatesOf(route));
const HOME = pathsOf({ page: 'home' });
const ABOUT = pathsOf({ page: 'about' });
const PRIVACY = pathsOf({ page: 'privacy' });
const BLOG = pathsOf({ page: 'blog' });

async function pathsFor(...tags: string[]) {
  const { filterRow } = await import('@/lib/talents/filter-row');
  const content = {
    talents: talents.map((one) => ({ ...one, ...filterRow(one, new Date(0)) })),
    posts: [{ id: 7, slug: 'um-dia', image: null }],
    blogPages: 1,
    changedAt: (id: number) => CHANGED.get(id) ?? null,
  };
  return changedUrls(tags, SINCE, content).map((url) => url.replace('https://site.test', ''));
}

describe('the pages that show a change', () => {
  it.each([
    ['slides', HOME],
    ['entity:about', ABOUT],
    ['entity:privacy', PRIVACY],
    ['entities', [...ABOUT, ...PRIVACY]],
    ['entity:other', []],
    ['posts', BLOG],
    ['post:um-dia', [...BLOG, '/blog/7/um-dia']],
    ['post:none', BLOG],
    ['social-medias', []],
  ])('%s', async (tag, paths) => {
    expect(await pathsFor(tag)).toEqual(paths);
  });

  it('of the whole roster: the profiles seen to change since, and the lists', async () => {
    const paths = await pathsFor('talents');
    expect(paths).toEqual(expect.arrayContaining(['/', '/modelos', '/en/models/women']));
    expect(paths.filter((path) => /\d/.test(path))).toEqual(
      pathsOf(profileRoute({ id: 2, name: 'Ana 2' })),
    );
  });

  it('of one talent: their profile, whatever was seen, and each page once', async () => {
    const paths = await pathsFor('talent:3', 'talent:3', 'talent:99');
    expect(paths.filter((path) => /\d/.test(path))).toEqual(
      pathsOf(profileRoute({ id: 3, name: 'Ana 3' })),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});
