import { expect, it } from 'vitest';
import { profileTabs, tabOf } from '@/lib/talents/profile-tabs';

const book = [{ file: 'a.jpg', width: 3, height: 4 }];
const video = [{ provider: 'vimeo', file: '1', preview: null } as const];

it.each([
  [{ book, video }, ['book', 'video']],
  [{ book, video: [] }, ['book']],
  [{ book: [], video }, ['video']],
])('a profile has a tab for each kind of content', (profile, tabs) => {
  expect(profileTabs(profile)).toEqual(tabs);
});

it.each([
  ['video', ['book', 'video'], 'video'],
  ['book', ['book', 'video'], 'book'],
  [undefined, ['book', 'video'], 'book'],
  ['book', ['video'], 'video'],
  ['VIDEO', ['book', 'video'], 'book'],
  ['', ['book', 'video'], 'book'],
  ['video', [], null],
] as const)('asked for %o of %o it shows %o', (asked, tabs, shown) => {
  expect(tabOf(asked, tabs)).toBe(shown);
});
