import { expect, test } from 'vitest';
import { IMAGE_BYTES, IMAGE_SIDE_PX, SENT_MS } from '@/lib/forms/limits';
import { CATEGORIES, categoryIds, ROSTER_TABS } from '@/lib/talents/categories';
import {
  CATEGORY_DELAY_MS,
  COLOR_MAX_LENGTH,
  MODELS_FETCH_SIZE,
  RANGE_KEYS,
  ROSTER_PAGE_SIZE,
  SENTINEL_THRESHOLD,
  SLIDER_RANGES,
  TALENTS_FETCH_SIZE,
} from '@/lib/talents/limits';

test.each([
  ['cards of a page', ROSTER_PAGE_SIZE, 20],
  ['how long a form says that it was sent, ms', SENT_MS, 2500],
  ['bytes of a photo', IMAGE_BYTES, 10 * 1024 * 1024],
  ['longer side of a photo, px', IMAGE_SIDE_PX, 2400],
  ['visible part of the sentinel', SENTINEL_THRESHOLD, 0.1],
  ['delay of a category, ms', CATEGORY_DELAY_MS, 500],
  ['talents fetched by the models pages', MODELS_FETCH_SIZE, 10000],
  ['talents fetched elsewhere', TALENTS_FETCH_SIZE, 1000],
  ['characters of a color in an address', COLOR_MAX_LENGTH, 60],
])('%s', (_name, actual, expected) => {
  expect(actual).toBe(expected);
});

test('the sliders, in the order of the panel', () => {
  expect(RANGE_KEYS).toEqual(['height', 'waist', 'bust', 'hips', 'jeans', 'shoes']);
  expect(SLIDER_RANGES).toEqual({
    height: [40, 220],
    waist: [40, 120],
    bust: [40, 120],
    hips: [40, 120],
    jeans: [40, 120],
    shoes: [34, 44],
  });
});

test('the categories and their ids', () => {
  const ids = categoryIds({ actors: 1, international: 2, creative: 3 });
  expect(ids).toEqual({
    new_faces: 1884,
    curvy: 1885,
    kids: 1886,
    teen: 1887,
    senior: 1888,
    actors: 1,
    international: 2,
    creative: 3,
  });
  expect(Object.keys(ids).sort()).toEqual([...CATEGORIES].sort());
});

test('the tabs, in order', () => {
  expect(ROSTER_TABS).toEqual(['all', 'new_faces', 'curvy', 'kids', 'teen', 'senior']);
});
