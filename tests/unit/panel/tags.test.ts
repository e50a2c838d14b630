import { expect, it } from 'vitest';
import { changedWith, isKnownTag } from '@/lib/panel/tags';

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
  ...['entities', 'entity:about', 'social-medias', 'attributes', 'post-lists', 'post:a:b'],
])('%s is a valid tag', (tag) => {
  expect(isKnownTag(tag)).toBe(true);
});

it.each(['', 'talent', 'talent:', ':12', 'entitys', 'talents:12', 'post', 'x:talents'])(
  '%s is not a valid tag',
  (tag) => {
    expect(isKnownTag(tag)).toBe(false);
  },
);
