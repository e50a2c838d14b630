import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoTalents } from '@/components/roster/no-talents';
import { notationOf } from '@/components/roster/range-notation';
import type { RosterTexts } from '@/components/roster/roster-context';
import { messagesOf } from '@/lib/i18n/messages';
import { countText } from '@/lib/talents/list-title';
import type { NarrowingKey } from '@/lib/talents/narrowed';
import { narrowingText } from '@/lib/talents/narrowing-text';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';

const { roster, pages, measures, favorites } = messagesOf('en');
const texts: RosterTexts = { locale: 'en', roster, pages, measures, heart: favorites.heart };
const place = { texts, view: 'women', bounds: { ...FULL_RANGES, height: [150, 190] } } as const;

const EVERYTHING: RosterQuery = {
  page: 1,
  letter: 'b',
  category: 'actors',
  filter: {
    q: 'ana',
    hair: ['Black', 'Red'],
    eyes: ['Green'],
    ranges: { height: [165, 180], age: [20, 30], bust: [80, 90] },
  },
};

it.each<[NarrowingKey, string, string]>([
  ['letter', 'letter B', 'Without the letter B'],
  ['category', 'actors', 'Without the filter actors'],
  ['q', 'name “ana”', 'Without the filter name “ana”'],
  ['hair', 'pure black hair, pure red hair', 'Without the filter pure black hair, pure red hair'],
  ['eyes', 'medium green eyes', 'Without the filter medium green eyes'],
  ['height', 'height 165–180 cm', 'Without the filter height 165–180 cm'],
  ['age', 'age 20–30', 'Without the filter age 20–30'],
  ['bust', 'bust 80–90 cm', 'Without the filter bust 80–90 cm'],
])('the filter %s in words, and a suggestion to remove it', (key, text, without) => {
  expect(narrowingText({ ...place, query: EVERYTHING }, key)).toBe(text);
  const context = { ...place, locale: 'en', query: EVERYTHING, go() {} } as const;
  const suggestions = [{ key, query: context.query, count: 1 }];
  render(<NoTalents context={context} list={{ near: [], suggestions, clearable: true }} />);
  expect(screen.getByText(without)).toBeTruthy();
});

it('a range that was typed in feet or inches is shown in them; an age has no unit', () => {
  const ranges = { height: [170, 190], waist: [61, 66], age: [20, 30] } as const;
  const query: RosterQuery = { page: 1, filter: { ranges, imperial: true } };
  const textOf = (key: NarrowingKey) => narrowingText({ ...place, query }, key);
  expect((['height', 'waist', 'age'] as const).map(textOf)).toEqual([
    ...['from 5′7″', 'waist 24–26″', 'age 20–30'],
  ]);
});

it.each([
  [[165, 190], 'height from 165 cm'],
  [[150, 180], 'height up to 180 cm'],
  [[151, 189], 'height 151–189 cm'],
] as const)('an end of a range is named unless it is that of the slider: %s', (height, text) => {
  const query = { page: 1, filter: { ranges: { height } } };
  expect(narrowingText({ ...place, query }, 'height')).toBe(text);
});

it('a filter that is not set is no text', () => {
  const query = { page: 1, filter: { ranges: {} } };
  const textOf = (key: NarrowingKey) => narrowingText({ ...place, query }, key);
  expect([textOf('category'), textOf('hair')]).toEqual(['', '']);
  expect([textOf('letter'), textOf('q')]).toEqual(['letter ', 'name “”']);
});

it('in a list of men, bust is chest', () => {
  const men = { ...place, view: 'men', query: EVERYTHING } as const;
  expect(narrowingText(men, 'bust')).toBe('chest 80–90 cm');
});

it('a value has its unit, in the figures of the language', () => {
  expect(notationOf(texts, 'height', false).label(165)).toBe('165 cm');
  expect(notationOf({ ...texts, locale: 'pt' }, 'jeans', false).label(38.5)).toBe('38,5');
  const { roster: portuguese } = messagesOf('pt');
  const age = notationOf({ ...texts, roster: portuguese }, 'age', false);
  expect(age.label(25)).toBe('25 anos');
});

it('the number of talents counts models, or people where not all are models', () => {
  const query = { page: 1, filter: { ranges: {} } };
  const models = { texts, view: 'women', query } as const;
  const actors = { texts, view: 'models', query: { ...query, category: 'actors' } } as const;
  expect([countText(models, 2), countText(models, 1, 'button')]).toEqual([
    ...['2 models', 'See 1 model'],
  ]);
  expect([countText(actors, 2), countText(actors, 1, 'button')]).toEqual([
    ...['2 people', 'See 1 person'],
  ]);
});
