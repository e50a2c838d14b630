import { expect, test } from 'vitest';
import { printPictures } from '@/lib/talents/print-pictures';
import type { Photo } from '@/lib/talents/talent';

const portrait = (file: string): Photo => ({ file, width: 3, height: 4 });
const landscape = (file: string): Photo => ({ file, width: 3, height: 2 });

/** The small pictures as text: a landscape is in brackets. */
function smallOf(book: Photo[], cover: string | null = 'cover'): string {
  const { small } = printPictures({ book, cover });
  return small.map(({ file, wide }) => (wide ? `[${file}]` : file)).join(' ');
}

test.each<[string, Photo[], string | null, string | null]>([
  ['the first portrait', [landscape('a'), portrait('b')], 'cover', 'b'],
  ['the cover, when every photo is a landscape', [landscape('a')], 'cover', 'cover'],
  ['the first photo, when there is no cover either', [landscape('a')], null, 'a'],
  ['the cover of an empty book', [], 'cover', 'cover'],
  ['none', [], null, null],
])('the large picture is %s', (_name, book, cover, large) => {
  expect(printPictures({ book, cover }).large).toBe(large);
});

test('small ones are the other portraits, as many as fit', () => {
  const book = ['a', 'b', 'c', 'd', 'e', 'f'].map(portrait);
  expect(smallOf(book)).toBe('b c d e');
  expect(smallOf([portrait('a')])).toBe('');
});

test('landscapes share a place in pairs, where portraits leave room', () => {
  const book = [portrait('a'), landscape('b'), portrait('c'), landscape('d'), portrait('e')];
  expect(smallOf(book)).toBe('c e [b] [d]');
  const wide = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(landscape);
  expect(smallOf(wide)).toBe('[a] [b] [c] [d] [e] [f] [g] [h]');
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(portrait);
  expect(smallOf([landscape('x'), ...many])).toBe('b c d e');
});
