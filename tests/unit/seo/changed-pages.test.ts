import { beforeEach, describe, expect, it } from 'vitest';
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

const ABOUT = ['/sobre', '/en/about', '/es/sobre-nosotros'];
const PRIVACY = ['/privacidade', '/en/privacy', '/es/privacidad'];

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

describe('the pages that show what changed', () => {
  it.each([
    ['slides', ['/', '/en', '/es']],
    ['entity:about', ABOUT],
    ['entity:privacy', PRIVACY],
    ['entities', [...ABOUT, ...PRIVACY]],
    ['entity:other', []],
    ['posts', ['/blog', '/en/blog', '/es/blog']],
    ['post:um-dia', ['/blog', '/en/blog', '/es/blog', '/blog/7/um-dia']],
    ['post:none', ['/blog', '/en/blog', '/es/blog']],
    ['social-medias', []],
  ])('%s', async (tag, paths) => {
    expect(await pathsFor(tag)).toEqual(paths);
  });

  it('of the whole roster: the talents known to have changed, and the lists', async () => {
    const paths = await pathsFor('talents');
    expect(paths).toEqual(expect.arrayContaining(['/', '/modelos', '/en/models/women']));
    expect(paths.filter((path) => /\d/.test(path))).toEqual([
      '/modelos/2/ana-2',
      '/en/models/2/ana-2',
      '/es/modelos/2/ana-2',
    ]);
  });

  it('of one talent: theirs, whatever was seen, and each page once', async () => {
    const paths = await pathsFor('talent:3', 'talent:3', 'talent:99');
    expect(paths.filter((path) => /\d/.test(path))).toEqual([
      '/modelos/3/ana-3',
      '/en/models/3/ana-3',
      '/es/modelos/3/ana-3',
    ]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
