import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterControls } from '@/components/roster/filter-controls';
import FilterForm from '@/components/roster/filter-form';
import { LetterStrip } from '@/components/roster/letter-strip';
import { NoTalents } from '@/components/roster/no-talents';
import type { RosterTexts } from '@/components/roster/roster-place';
import { messagesOf } from '@/lib/i18n/messages';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { LETTERS, type Letter } from '@/lib/talents/letters';
import { listedTalent } from '@/lib/talents/listed-talent';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { person } from '../fixtures/people.ts';

const { roster, pages, measures, favorites } = messagesOf('en');
const texts: RosterTexts = { locale: 'en', roster, pages, measures, heart: favorites.heart };
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const COLORS = { hair: ['Black', 'Red'], eyes: ['Green'] };
const ALL: RosterQuery = { filter: EMPTY_FILTER, page: 1 };
const place = (query: RosterQuery) => ({
  ...{ locale: 'en' as const, view: 'women' as const, query, texts, bounds: FULL_RANGES },
  go: () => {},
});

describe('the controls of the filter', () => {
  function show(hair?: readonly string[]) {
    const onChange = vi.fn();
    render(
      <FilterControls
        texts={texts}
        view="women"
        filter={{ ...EMPTY_FILTER, ...(hair && { hair }) }}
        colors={COLORS}
        bounds={FULL_RANGES}
        onChange={onChange}
      />,
    );
    return onChange;
  }

  it('offer the colors of hair and of eyes, and show the one that is chosen', () => {
    show(['Red']);
    expect(screen.getByLabelText('Hair')).toHaveProperty('value', 'Red');
    expect(screen.getByLabelText('Eyes')).toHaveProperty('value', '');
    expect(screen.getByRole('option', { name: 'Green' })).toBeTruthy();
  });

  it('take the color that is chosen into the filter', async () => {
    const added = show();
    await userEvent.selectOptions(screen.getByLabelText('Eyes'), 'Green');
    expect(added.mock.calls).toEqual([[{ ...EMPTY_FILTER, eyes: ['Green'] }]]);
  });

  it('leave a color out of the filter once all are wanted', async () => {
    const removed = show(['Red']);
    await userEvent.selectOptions(screen.getByLabelText('Hair'), 'All');
    expect(removed.mock.calls).toEqual([[EMPTY_FILTER]]);
  });
});

describe('the button that applies the filter', () => {
  const talents = [1, 2].map((id) => listedTalent(person({ id }), new Date()));
  it.each([
    ['has no number until the talents are known', null, roster.applyPlain],
    ['says how many talents match', talents, 'See 2 models'],
  ])('%s', (_title, index, name) => {
    const form = { texts, view: 'women', query: ALL, index, colors: COLORS } as const;
    render(<FilterForm {...form} categoryIds={IDS} bounds={FULL_RANGES} onApply={() => {}} />);
    expect(screen.getByRole('button', { name })).toHaveProperty('type', 'submit');
  });
});

describe('the alphabet', () => {
  function show(letters: Partial<Record<Letter, number>>, query = ALL) {
    const none = Object.fromEntries(LETTERS.map((letter) => [letter, 0]));
    const counts = { ...none, ...letters } as Record<Letter, number>;
    render(<LetterStrip {...place(query)} counts={counts} onIntent={() => {}} />);
    return screen.getByRole('list');
  }

  it('is no stop of the keyboard where a letter is a link', () => {
    const row = show({ a: 1 });
    expect([row.getAttribute('tabindex'), row.getAttribute('aria-label')]).toEqual([null, null]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is a stop of the keyboard with a name where no letter is a link', () => {
    const row = show({});
    expect([row.tabIndex, row.getAttribute('aria-label')]).toEqual([0, roster.letters]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks the selected letter, which links back to all, even if it has no talents', () => {
    const row = show({ a: 1 }, { ...ALL, letter: 'b' });
    expect(row.getAttribute('tabindex')).toBeNull();
    const [other, chosen] = screen.getAllByRole('link');
    expect(other?.getAttribute('aria-current')).toBeNull();
    expect(other?.getAttribute('href')).toBe('/en/models/women?letter=a');
    expect(chosen?.getAttribute('aria-current')).toBe('true');
    expect(chosen?.getAttribute('aria-label')).toBe(roster.clearLetter.replace('{letter}', 'B'));
    expect(chosen?.getAttribute('href')).toBe('/en/models/women');
  });
});

describe('a list without talents', () => {
  const WAY = { text: 'Without letter Z', href: '/en/models/women', count: '60 models' };
  const show = (ways: (typeof WAY)[], clearable: boolean) =>
    render(<NoTalents place={place(ALL)} ways={ways} clearable={clearable} />);

  it('explains the ways out where there are any', () => {
    show([WAY], true);
    expect(screen.getByText(roster.emptyFiltered)).toBeTruthy();
    expect(screen.queryByText(roster.emptyHint)).toBeNull();
    expect(screen.getByRole('link', { name: /Without letter Z/ })).toBeTruthy();
  });

  it('suggests to clear the filter where removing one condition does not help', () => {
    show([], true);
    expect(screen.getByText(roster.emptyHint)).toBeTruthy();
    expect(screen.queryByText(roster.emptyFiltered)).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
