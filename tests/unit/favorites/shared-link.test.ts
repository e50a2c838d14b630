import { expect, it } from 'vitest';
import { ANSWERS, type Answer } from '@/lib/favorites/answers';
import { MAX_SHARED, WORDS_LENGTH } from '@/lib/favorites/limits';
import { readSenderWords } from '@/lib/favorites/sender-words';
import {
  dayOf,
  readLink,
  SHARED_VIEWS,
  type SharedLink,
  writeLink,
} from '@/lib/favorites/shared-link';
import fc from '../../fixtures/fast-check.ts';

const NOW = new Date('2026-11-27T22:00:00Z');
const IDS = [12, 45, 7];
const PLAIN: SharedLink = {
  ids: IDS,
  view: 'list',
  ...{ title: null, by: null, on: null, answers: {} },
};
const read = (query: string, ids: readonly number[] = IDS) =>
  readLink(Object.fromEntries(new URLSearchParams(query)), ids, NOW);

const letters = fc.constantFrom(
  ...[
    'a',
    'Z',
    ' ',
    'ã',
    'ß',
    'Ω',
    'ж',
    'ש',
    'ع',
    'क',
    '한',
    '語',
    '👩🏽‍🦱',
    '&',
    '=',
    '%',
    '#',
    '+',
    '?',
  ],
  ...['"', "'", '<', '.', ',', '(', ')', '-', '٣', '1', '…', 'ﷺ', '\u0301', '\u200d', '\u2060'],
);
const words = fc
  .array(letters, { maxLength: 70 })
  .map((all) => readSenderWords(all.join('').slice(0, WORDS_LENGTH)));
const links = fc.record<SharedLink>({
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 32 }), {
    minLength: 1,
    maxLength: MAX_SHARED,
  }),
  view: fc.constantFrom(...SHARED_VIEWS),
  title: words,
  by: words,
  on: fc.constantFrom(null, '2026-11-27'),
  answers: fc.constant({}),
});
const answered = fc.tuple(
  links,
  fc.infiniteStream(fc.constantFrom<(Answer | null)[]>(null, ...ANSWERS)),
);

it('a link is read as it was written', () => {
  fc.assert(
    fc.property(answered, ([link, given]) => {
      const answers = Object.fromEntries(
        link.ids.flatMap((id) => {
          const { value } = given.next();
          return value ? [[id, value]] : [];
        }),
      );
      const written = { ...link, answers };
      expect(read(writeLink(written), link.ids)).toEqual(written);
    }),
  );
});

it('a link has at most 2,000 characters, all of which chats recognize as part of it', () => {
  const longest: SharedLink = {
    ids: Array.from({ length: MAX_SHARED }, (_, index) => 4_294_967_295 - index),
    view: 'answer',
    ...{ title: '語'.repeat(WORDS_LENGTH), by: '語'.repeat(WORDS_LENGTH), on: '2026-11-27' },
    answers: {},
  };
  const answers = Object.fromEntries(longest.ids.map((id) => [id, 'yes' as const]));
  const origin = `https://${'a'.repeat(100)}/en/favorites`;
  expect((origin + writeLink({ ...longest, answers })).length).toBeLessThanOrEqual(2_000);
  fc.assert(
    fc.property(links, (link) => {
      expect(origin.length + writeLink(link).length).toBeLessThanOrEqual(2_000);
      expect(writeLink(link)).toMatch(/^\?ids=[\w,&=.*%+-]+$/);
    }),
  );
});

it('a link without words is the plain link of its ids', () => {
  expect(writeLink(PLAIN)).toBe('?ids=12,45,7');
});

it.each([
  ...['', 'view=grid', 'title=', 'by=%20', `title=${'a'.repeat(61)}`, 'title=%E2%80%8B'],
  ...[
    'title=www.x',
    'title=bit.ly%2Fa',
    'by=a%40b',
    'by=%EF%BC%A0ana',
    'title=%00a',
    'title=a%0Ab',
  ],
  ...['on=2026-02-31', 'on=2026-13-01', 'on=tomorrow', 'on=1999-01-01', 'on=2027-01-01'],
  ...['answers=', 'answers=---', 'answers=XQZ', 'answers=---yyy', 'other=1'],
])('ignores %j', (query) => {
  expect(read(query)).toEqual(PLAIN);
});

it('takes the first of repeated values', () => {
  expect(readLink({ title: ['Verão', 'Inverno'], view: ['answer', 'list'] }, IDS, NOW)).toEqual({
    ...PLAIN,
    title: 'Verão',
    view: 'answer',
  });
});

it('takes the date of a sender whose day has begun, but no later one', () => {
  expect(read('on=2026-11-28').on).toBe('2026-11-28');
  expect(read('on=2026-11-29').on).toBeNull();
});

it('gives each id the answer of its letter', () => {
  expect(read('answers=y-n').answers).toEqual({ 12: 'yes', 7: 'no' });
  expect(read('answers=-p').answers).toEqual({ 45: 'perhaps' });
  expect(writeLink({ ...PLAIN, answers: { 45: 'perhaps' } })).toBe('?ids=12,45,7&answers=-p');
});

it('the day of a link is the one of the visitor', () => {
  expect(dayOf(new Date(2026, 10, 27, 0, 30))).toBe('2026-11-27');
  expect(dayOf(new Date(2026, 10, 27, 23, 30))).toBe('2026-11-27');
});
