import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterControls } from '@/components/roster/filter-controls';
import FilterForm from '@/components/roster/filter-form';
import { LetterStrip } from '@/components/roster/letter-strip';
import { NoTalents } from '@/components/roster/no-talents';
import type { RosterTexts } from '@/components/roster/roster-context';
import { SortSelect } from '@/components/roster/sort-select';
import { messagesOf } from '@/lib/i18n/messages';
import { categoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER, type RosterFilter } from '@/lib/talents/filter';
import { LETTERS, type Letter } from '@/lib/talents/letters';
import { listedTalent } from '@/lib/talents/listed-talent';
import type { RosterQuery } from '@/lib/talents/query';
import { FULL_RANGES, RANGE_KEYS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
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
  function show(view: RosterView = 'women', filter: RosterFilter = EMPTY_FILTER) {
    const onChange = vi.fn();
    render(
      <FilterControls
        texts={texts}
        view={view}
        filter={filter}
        colors={COLORS}
        bounds={FULL_RANGES}
        distributions={null}
        sliders={RANGE_KEYS}
        pending={false}
        imperial={false}
        onChange={onChange}
      />,
    );
    return onChange;
  }

  it('begin with what most castings ask for', () => {
    show();
    const names = [
      ...document.querySelectorAll('fieldset, select, input[type=text][name]'),
    ].flatMap((control) => control.getAttribute('name') ?? []);
    expect(names.slice(0, 5)).toEqual(['height', 'jeans', 'shoes', 'hair', 'eyes']);
    expect(names.at(-1)).toBe('q');
  });

  it('take the color that is chosen into the filter', async () => {
    const added = show();
    await userEvent.selectOptions(screen.getByLabelText('Eyes'), 'Green');
    expect(added.mock.calls).toEqual([[{ ...EMPTY_FILTER, eyes: ['Green'] }]]);
  });

  it.each<[ages: RosterFilter['ranges'], becomes: RosterFilter['ranges']['age']]>([
    [{}, [18, 80]],
    [{ age: [18, 80] }, undefined],
    [{ age: [30, 40] }, undefined],
  ])('ask for adults: with the ages %j they become %j', async (ranges, age) => {
    const changed = show('women', { ranges });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: roster.adults });
    expect(box.checked).toBe(ranges.age !== undefined);
    await userEvent.click(box);
    expect(changed.mock.calls).toEqual([[{ ranges: { age } }]]);
  });

  it('keep asking for adults when the slider of ages is opened', () => {
    const changed = show('women', { ranges: { age: [18, 79] } });
    fireEvent.change(screen.getByRole('slider', { name: 'Age, Maximum' }), {
      target: { value: '80' },
    });
    expect(changed.mock.calls).toEqual([[{ ranges: { age: [18, 80] } }]]);
  });

  it.each([
    ['women', 'Bust (cm)'],
    ['men', 'Chest (cm)'],
  ] as const)('of a list of %s have %s', (view, label) => {
    show(view);
    const labels = screen.getAllByRole('group').map((group) => group.textContent);
    expect(labels.filter((text) => /Bust|Chest/.test(text ?? ''))).toEqual([label]);
  });
});

describe('the button that applies the filter', () => {
  const talents = [1, 2].map((id) => listedTalent(person({ id }), new Date()));
  it.each([
    ['has no number until the talents are known', null, roster.applyPlain],
    ['says how many talents match', talents, 'See 2 models'],
  ])('%s', (_title, index, name) => {
    const form = { texts, view: 'women', query: ALL, index, colors: COLORS } as const;
    render(
      <FilterForm
        {...form}
        categoryIds={IDS}
        bounds={FULL_RANGES}
        sliders={RANGE_KEYS}
        onApply={() => {}}
      />,
    );
    expect(screen.getByRole('button', { name })).toHaveProperty('type', 'submit');
  });
});

it('the sliders of the filter are rendered after its other controls', () => {
  const form = { texts, view: 'women', query: ALL, index: null, colors: COLORS } as const;
  const rendered: number[][] = [];
  const count = (role: string) => screen.queryAllByRole(role).length;
  render(
    <Profiler id="form" onRender={() => rendered.push([count('combobox'), count('spinbutton')])}>
      <FilterForm
        {...form}
        categoryIds={IDS}
        bounds={FULL_RANGES}
        sliders={RANGE_KEYS}
        onApply={() => {}}
      />
    </Profiler>,
  );
  expect(rendered[0]).toEqual([2, 0]);
  expect(rendered.at(-1)).toEqual([2, 2 * RANGE_KEYS.length]);
});

it('the sliders are those of the list, and of an address that names others', () => {
  const query: RosterQuery = { ...ALL, filter: { ranges: { bust: [80, 90] } } };
  const form = { texts, view: 'kids', query, index: null, colors: COLORS } as const;
  const sliders = ['height', 'shoes'] as const;
  render(
    <FilterForm
      {...form}
      categoryIds={IDS}
      bounds={FULL_RANGES}
      sliders={sliders}
      onApply={() => {}}
    />,
  );
  const names = [...document.querySelectorAll<HTMLFieldSetElement>('fieldset[name]')].map(
    ({ name }) => name,
  );
  expect(names).toEqual(['height', 'shoes', 'bust']);
});

describe('the units of the filter', () => {
  function show(locale: 'en' | 'pt', onApply = vi.fn()) {
    const all = messagesOf(locale);
    const shown = { ...texts, locale, roster: all.roster, measures: all.measures };
    const form = { view: 'women', query: ALL, index: null, colors: COLORS } as const;
    render(
      <FilterForm
        texts={shown}
        {...form}
        categoryIds={IDS}
        bounds={FULL_RANGES}
        sliders={RANGE_KEYS}
        onApply={onApply}
      />,
    );
    return onApply;
  }
  afterEach(() => localStorage.clear());

  it('are the visitor’s choice in English, and a range is applied in them', async () => {
    const onApply = show('en');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'ft / in' }));
    expect(localStorage.getItem('units')).toBe('imperial');
    const typed = screen.getByRole('spinbutton', { name: 'Height, Minimum' });
    await userEvent.clear(typed);
    await userEvent.type(typed, '5.9');
    await userEvent.click(screen.getByRole('button', { name: roster.applyPlain }));
    const [[applied]] = onApply.mock.calls as [[RosterFilter]];
    expect(applied).toMatchObject({ q: 'Ana', ranges: { height: [175, 220] }, imperial: true });
  });

  it('are centimeters in the other languages, whatever was chosen', () => {
    localStorage.setItem('units', 'imperial');
    show('pt');
    expect(screen.queryByRole('button', { name: 'ft / in' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Altura (cm)' })).toBeTruthy();
  });
});

describe('the order of a list', () => {
  it('can be chosen, and reset to the agency’s', async () => {
    const onSort = vi.fn();
    render(<SortSelect texts={texts} sort="name" onSort={onSort} />);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Agency order');
    expect(onSort.mock.calls).toEqual([['newest'], [undefined]]);
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
});

it('a list without talents suggests to clear the filter where removing one condition does not help', () => {
  render(<NoTalents context={place(ALL)} list={{ near: [], suggestions: [], clearable: true }} />);
  expect(screen.getByText(roster.emptyHint)).toBeTruthy();
  expect(screen.queryByText(roster.emptyFiltered)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
