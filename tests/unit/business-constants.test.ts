import { expect, test } from 'vitest';
import {
  AGE_RANGE,
  BANNER_SPEED_MS,
  BLOG_FIRST,
  BLOG_MORE,
  CAROUSEL_SPEED_MS,
  CAROUSEL_VIEWS,
  CATEGORY_DELAY_MS,
  FETCH_MIN_MS,
  FOLDER_SWITCH,
  LANGUAGE_LOADING_MS,
  MODELS_FETCH_SIZE,
  PRE_HOME_MS,
  PROGRESS_MS,
  RELOAD_GUARD_MS,
  ROSTER_PAGE_SIZE,
  SENT_MS,
  SENTINEL_THRESHOLD,
  SLIDER_AUTOPLAY_MS,
  TALENTS_FETCH_SIZE,
  THUMB_VIEWS,
} from '@/lib/config/constants';
import { TIMES } from '@/lib/config/times';
import { PARAGRAPH_LENGTH } from '@/lib/forms/limits';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { IMAGE_BYTES, IMAGE_SIDE_PX } from '@/lib/scouting/limits';
import { CATEGORY_NAMES, categoryIds, ROSTER_TABS } from '@/lib/talents/categories';
import { bySlider, MEASURE_TABLE } from '@/lib/talents/measure-table';
import { RANGE_KEYS } from '@/lib/talents/ranges';
import { COLOR_MAX_LENGTH } from '@/lib/talents/read-query';

test.each([
  ['cards of a page', ROSTER_PAGE_SIZE, 20],
  ['time for which a form confirms that it was sent, ms', SENT_MS, 2500],
  ['characters of a message', PARAGRAPH_LENGTH, 5_000],
  ['bytes of a photo', IMAGE_BYTES, 10 * 1024 * 1024],
  ['longer side of a photo, px', IMAGE_SIDE_PX, 2400],
  ['visible part of the sentinel', SENTINEL_THRESHOLD, 0.1],
  ['delay of a category, ms', CATEGORY_DELAY_MS, 500],
  ['talents fetched by the models pages', MODELS_FETCH_SIZE, 10000],
  ['talents fetched elsewhere', TALENTS_FETCH_SIZE, 1000],
  ['characters of a color in an address', COLOR_MAX_LENGTH, 60],
  ['posts of the first page', BLOG_FIRST, 10],
  ['posts of each further page', BLOG_MORE, 6],
  ['loading after a change of language, ms', LANGUAGE_LOADING_MS, 600],
  ['guard of reloads, ms', RELOAD_GUARD_MS, 60_000],
  ['least time of a fetch, ms', FETCH_MIN_MS, 200],
  ['progress bar, ms', PROGRESS_MS, 5_000],
  ['entrance, ms', PRE_HOME_MS, 10_000_000],
  ['change of the banner, ms', BANNER_SPEED_MS, 2_500],
  ['time of a slide, ms', SLIDER_AUTOPLAY_MS, 5_000],
  ['change of the talents carousel, ms', CAROUSEL_SPEED_MS, 1_000],
  ['folder switch of the roster, px', FOLDER_SWITCH.roster, 1023],
  ['folder switch of slides and profiles, px', FOLDER_SWITCH.wide, 650],
  ['standard language', DEFAULT_LOCALE, 'pt'],
])('%s', (_name, actual, expected) => {
  expect(actual).toBe(expected);
});

test('talents visible in the carousel, by width of the window', () => {
  expect(CAROUSEL_VIEWS).toEqual({ 320: 2, 1024: 5 });
});

test('video thumbnails visible, by width of the window', () => {
  expect(THUMB_VIEWS).toEqual({ 320: 2, 1024: 6 });
});

test('the sliders, in the order of the panel', () => {
  expect(RANGE_KEYS).toEqual([...['height', 'bust', 'waist', 'hips', 'jeans', 'shoes', 'age']]);
  expect(bySlider((measure) => MEASURE_TABLE[measure].slider)).toEqual({
    height: [40, 220],
    waist: [40, 120],
    bust: [40, 120],
    hips: [40, 120],
    jeans: [40, 120],
    shoes: [34, 44],
  });
  expect(AGE_RANGE).toEqual([18, 80]);
});

test('the categories and their ids', () => {
  const ids = categoryIds({ CATEGORY_ACTORS: 1, CATEGORY_INTERNATIONAL: 2, CATEGORY_CREATIVE: 3 });
  expect(ids).toMatchObject({
    new_faces: 1884,
    curvy: 1885,
    kids: 1886,
    teen: 1887,
    senior: 1888,
    actors: 1,
    international: 2,
    creative: 3,
  });
  expect(Object.keys(ids).sort()).toEqual([...CATEGORY_NAMES].sort());
});

test('an answer of the services is fresh for five minutes', () => {
  expect(TIMES.fresh).toMatchObject({ roster: 300_000, page: 300_000 });
});

test('the tabs, in order', () => {
  const specified = ['all', 'new_faces', 'curvy', 'kids', 'teen', 'senior'];
  expect(ROSTER_TABS.filter((tab) => specified.includes(tab))).toEqual(specified);
});
