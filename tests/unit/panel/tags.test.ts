import { describe, expect, it } from 'vitest';
import { changedWith, isKnownTag, tagsOf } from '@/lib/panel/tags';

describe('the tags of a call', () => {
  it.each<[string, Record<string, unknown> | undefined, string[]]>([
    ['/api/talents', { paginate: 10_000 }, ['talents', 'talent-lists']],
    ['/api/talent/profile', { id: 12 }, ['talents', 'talent:12']],
    ['/api/slides/home', undefined, ['slides', 'slides:home']],
    ['/api/entities/about', { language: 'en' }, ['entities', 'entity:about']],
    ['/api/posts/blog/pt', { page: 2 }, ['posts', 'post-lists']],
    ['/api/posts/blog/pt/a-day', undefined, ['posts', 'post:a-day']],
    ['/api/social-medias', undefined, ['social-medias']],
    ['/elsewhere', undefined, []],
    // Paths that only resemble a record.
    ['/api/talents/all', undefined, ['talents']],
    ['/api/slides/home/all', undefined, ['slides']],
    ['/api/entities/about/all', undefined, ['entities']],
    ['/x/api/talents', undefined, []],
    ['/x/api/talent/profile', { id: 12 }, []],
    ['/x/api/posts/blog/pt', undefined, []],
    ['/x/api/posts/blog/pt/a-day', undefined, []],
    ['/x/api/slides/home', undefined, []],
    ['/x/api/entities/about', undefined, []],
  ])('%s %o', (url, params, tags) => {
    expect(tagsOf({ method: 'GET', url, params })).toEqual(tags);
  });
});

it('a record is invalidated with the lists of its kind', () => {
  expect(changedWith(['talent:12', 'slides', 'post:a-day', 'talent:13'])).toEqual([
    ...['talent:12', 'slides', 'post:a-day', 'talent:13'],
    ...['talent-lists', 'post-lists'],
  ]);
});

it('a kind alone is not a record', () => {
  expect(changedWith(['talent', 'post:', ':12'])).toEqual(['talent', 'post:', ':12']);
});

it.each([
  ...['talents', 'talent:12', 'talent-lists', 'posts', 'post:v2.0', 'slides', 'slides:home'],
  ...['entities', 'entity:about', 'social-medias'],
])('%s is a valid tag', (tag) => {
  expect(isKnownTag(tag)).toBe(true);
});

it.each(['talent', 'talent:', 'entitys', 'talents:12', 'post'])('%s is not a valid tag', (tag) => {
  expect(isKnownTag(tag)).toBe(false);
});
