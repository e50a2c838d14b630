import { expect, it } from 'vitest';
import { changedWith, knownTag } from '@/lib/panel/tags';

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
  ...[
    ...['talents', 'talent:12', 'talent-lists', 'posts', 'post:v2.0', 'slides', 'slides:home'],
    ...['entities', 'entity:about', 'social-medias', 'attributes', 'post-lists'],
  ].map((tag): [string, string] => [tag, tag]),
  ['post:a:b', 'post:a%3Ab'],
  ['post:verão 2026', 'post:ver%C3%A3o%202026'],
  ['post:ver%C3%A3o%202026', 'post:ver%C3%A3o%202026'],
  ['post:moda/verao', 'post:moda%2Fverao'],
  ['post:100%', 'post:100%25'],
  [`post:${'x'.repeat(246)}`, 'post:e1NC_BF-Du09ZWmO2JVdTxS3TmGjQW9m1Uu4SMebU34'],
])('%s is the tag %s', (text, tag) => expect(knownTag(text)).toBe(tag));

it.each(['', 'talent', 'talent:', ':12', 'entitys', 'talents:12', 'post', 'x:talents'])(
  '%s is not a valid tag',
  (tag) => {
    expect(knownTag(tag)).toBeNull();
  },
);
