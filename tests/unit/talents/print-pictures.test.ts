import { expect, it } from 'vitest';
import { printPictures } from '@/lib/talents/print-pictures';

const portrait = (file: string) => ({ file, width: 3, height: 4 });
const landscape = (file: string) => ({ file, width: 3, height: 2 });

it.each([
  ['nothing at all', { book: [], cover: null }, null, []],
  ['a cover alone', { book: [], cover: 'c' }, 'c', []],
  ['one photo', { book: [landscape('a')], cover: 'c' }, 'a', []],
  [
    'a portrait behind a landscape',
    { book: [landscape('a'), portrait('b'), portrait('d')], cover: null },
    'b',
    ['a', 'd'],
  ],
  [
    'many photos',
    { book: ['1', '2', '3', '4', '5', '6', '7'].map(portrait), cover: 'c' },
    '1',
    ['2', '3', '4', '5'],
  ],
])('the printed sheet of %s', (_name, profile, large, small) => {
  expect(printPictures(profile)).toEqual({ large, small });
});
