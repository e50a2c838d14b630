import { describe, expect, test } from 'vitest';
import { colorTest } from '@/lib/talents/colors';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS, RANGE_LIMITS } from '@/lib/talents/ranges';
import { readRosterQuery } from '@/lib/talents/read-query';

const AT_REST: RosterQuery = { filter: { ranges: {} }, page: 1 };

function read(search: string): RosterQuery {
  return readRosterQuery(new URLSearchParams(search), { categoryKey: true });
}

test('a complete address', () => {
  const search =
    'page=3&age=25-35&shoes=36.5-38&hair=Dark%20Blonde&eyes=Green&q=%C3%81na%20&letter=a&height=170-180&category=new_faces&hair=Red';
  const address = read(search);
  expect(address).toEqual({
    category: 'new_faces',
    letter: 'a',
    filter: {
      q: 'Ána',
      hair: ['Dark Blonde', 'Red'],
      eyes: ['Green'],
      ranges: { height: [170, 180], shoes: [36.5, 38], age: [25, 35] },
    },
    page: 3,
  });
  expect(writeRosterQuery(address).toString()).toBe(
    'category=new_faces&letter=a&q=%C3%81na&hair=Dark+Blonde&hair=Red&eyes=Green&height=170-180&shoes=36.5-38&age=25-35&page=3',
  );
});

test('the unit counts only with a range', () => {
  expect(read('height=170-190&unit=in').filter.imperial).toBe(true);
  expect(read('height=170-190&unit=cm').filter).not.toHaveProperty('imperial');
  expect(read('hair=Red&unit=in').filter).not.toHaveProperty('imperial');
  const filter = { hair: ['Red'], ranges: {}, imperial: true };
  expect(writeRosterQuery({ filter, page: 1 }).toString()).toBe('hair=Red');
});

describe('unknown keys and impossible values are ignored', () => {
  test.each([
    ...['', 'utm_source=mail&__proto__=1&constructor=2', 'category=plus_size', 'category=all'],
    ...['category=toString', 'letter=ab', 'letter=3', 'letter=%C3%81', 'letter='],
    'hair=&eyes=%20%20',
    `hair=${'a'.repeat(61)}`,
    'height=180-170',
    'height=tall',
    'height=170',
    'height=170-',
    'height=-170',
    'height=170-180-190',
    'height=1e2-180',
    'height=NaN-Infinity',
    'height=170,5-180',
    'height=300-400',
    'height=10-20',
    'q=',
    'q=%20-%20',
    `q=${'a'.repeat(81)}`,
    'age=3-17',
    'jeans=10-20',
    'height=40-220',
    'height=0-999',
    'weight=50-60',
    'page=0',
    'page=1',
    'page=-2',
    'page=abc',
    'page=2.5',
    'page=02',
    'page=',
  ])('%s', (search) => {
    expect(read(search)).toEqual(AT_REST);
    expect(writeRosterQuery(read(search)).toString()).toBe('');
  });
});

test.each([
  ['height=10-180', [30, 180]],
  ['height=170-999', [170, 220]],
  ['height=170-170', [170, 170]],
  ['height=220-999', [220, 220]],
  ['height=10-30', [30, 30]],
  ['height=175.5-180', [176, 180]],
  ['height=175.4-180.6', [175, 181]],
])('a range %s is clamped to the slider', (search, expected) => {
  expect(read(search).filter.ranges.height).toEqual(expected);
});

test('a range beyond its slider is ignored or clamped as its direction implies', () => {
  expect(read('jeans=38-40').filter.ranges.jeans).toEqual([38, 40]);
  expect(read('shoes=45-46').filter.ranges.shoes).toEqual([45, 46]);
});

test('a range that spans the sliders of the list, and no other, filters nothing', () => {
  const bounds = { ...FULL_RANGES, height: [35, 220] as const, jeans: [34, 120] as const };
  const asked = (search: string) =>
    readRosterQuery(new URLSearchParams(search), { categoryKey: false, bounds }).filter.ranges;
  expect(asked('height=35-220&jeans=30-130')).toEqual({});
  expect(asked('height=40-220&jeans=38-120')).toEqual({ height: [40, 220], jeans: [38, 120] });
});

test('a name has single spaces, and at most 40 characters', () => {
  expect(read('q=%20Ana%20%20%09Lima%20').filter.q).toBe('Ana Lima');
  expect(read(`q=${'a'.repeat(40)}`).filter.q).toBe('a'.repeat(40));
  expect(read(`q=${'a'.repeat(41)}`).filter.q).toBeUndefined();
});

test.each([
  ...['Ana', 'Á', 'O’Neil', "D'Ávila", 'Ana-Clara', 'Ana, Clara', 'Silva Jr.', 'Ana & Bia'],
  ...['Gal·la', 'Ana (Nina)', 'Анна', '안나', 'नीना'],
])('%s is part of a name', (q) => {
  expect(read(new URLSearchParams({ q }).toString()).filter.q).toBe(q);
});

test.each([
  ...['Pague a taxa no pix.example 11999998888', 'pix.example', 'a@pix', 'pix/agora', 'http:pix'],
  ...['11999998888', '１１９', '<b>', 'taxa!', 'R$', '💸', '...'],
])('%s is in no name, and ignored', (q) => {
  expect(read(new URLSearchParams({ q }).toString())).toEqual(AT_REST);
});

test('a color that neither the dictionary nor the roster has is ignored', () => {
  const hasColor = colorTest({ hair: ['Loiro mel'], eyes: [] });
  const known = (search: string) =>
    readRosterQuery(new URLSearchParams(search), { categoryKey: true, hasColor });
  const junk = 'Pague%20a%20taxa%20no%20pix.example%2011999998888';
  for (const search of [`hair=${junk}`, `eyes=${junk}`, `hair=-${junk}`, 'hair=black&hair=Green']) {
    expect([search, known(search)]).toEqual([search, AT_REST]);
  }
  expect(known(`hair=Red&hair=${junk}&eyes=Loiro%20mel&hair=Loiro%20mel`).filter).toEqual({
    hair: ['Red', 'Loiro mel'],
    ranges: {},
  });
});

test('colors are trimmed and unique, at most 50, with at most 60 characters', () => {
  expect(read('hair=%20Red%20&hair=Red&hair=').filter.hair).toEqual(['Red']);
  expect(read(`eyes=${'a'.repeat(60)}`).filter.eyes).toEqual(['a'.repeat(60)]);
  const many = Array.from({ length: 60 }, (_, at) => `hair=${at}`).join('&');
  expect(read(many).filter.hair).toHaveLength(50);
});

test('a letter may be upper case', () => {
  expect(read('letter=B').letter).toBe('b');
});

test('a category counts only where the page reads it from the query', () => {
  const params = new URLSearchParams('category=teen');
  expect(readRosterQuery(params, { categoryKey: true }).category).toBe('teen');
  expect(readRosterQuery(params, { categoryKey: false })).toEqual(AT_REST);
});

test('the first value of a repeated key counts, even an invalid one', () => {
  expect(read('letter=a&letter=b').letter).toBe('a');
  expect(read('page=x&page=2').page).toBe(1);
});

test('the sliders lie within the possible values', () => {
  for (const key of RANGE_KEYS) {
    expect(RANGE_LIMITS[key][0]).toBeLessThanOrEqual(FULL_RANGES[key][0]);
    expect(RANGE_LIMITS[key][1]).toBeGreaterThanOrEqual(FULL_RANGES[key][1]);
  }
});

test('a huge page number is a page, written in digits', () => {
  const { page } = read(`page=${'9'.repeat(400)}`);
  expect(page).toBe(Number.MAX_SAFE_INTEGER);
  expect(writeRosterQuery({ ...AT_REST, page }).get('page')).toMatch(/^\d+$/);
});

test('an object of parameters is parsed as the query string is', () => {
  const record = { letter: ['c', 'd'], hair: 'Red', shoes: '36-38', page: '2', eyes: undefined };
  expect(readRosterQuery(record, { categoryKey: false })).toEqual(
    read('letter=c&hair=Red&shoes=36-38&page=2'),
  );
});

test('inactive controls are not written', () => {
  const filter = { q: '', hair: [], eyes: undefined, ranges: { height: undefined } };
  expect(writeRosterQuery({ filter, page: 1 }).toString()).toBe('');
});
