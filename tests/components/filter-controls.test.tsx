import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActiveFilters } from '@/components/roster/active-filters';
import { ColorSelect } from '@/components/roster/color-select';
import { NumberInput } from '@/components/roster/number-input';
import { RangeField } from '@/components/roster/range-field';
import type { RosterTexts } from '@/components/roster/texts';
import { messagesOf } from '@/lib/i18n/messages';
import type { Range } from '@/lib/talents/ranges';

const { roster, pages, measures, favorites } = messagesOf('en');
const texts: RosterTexts = { locale: 'en', roster, pages, measures, heart: favorites.heart };

function Height({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(40);
  const take = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <NumberInput label="Height" value={value} bounds={[40, 220]} step={1} onChange={take} />;
}

function Shoes({ onChange }: { onChange: (range: Range) => void }) {
  const [value, setValue] = useState<Range | undefined>();
  const take = (next: Range) => {
    setValue(next);
    onChange(next);
  };
  return <RangeField texts={texts} name="shoes" label="Shoes" value={value} onChange={take} />;
}

describe('a number that can be typed', () => {
  it('counts once it is within its bounds, and lets the way there be typed', async () => {
    const onChange = vi.fn();
    render(<Height onChange={onChange} />);
    const input = screen.getByLabelText('Height');
    await userEvent.clear(input);
    await userEvent.type(input, '165');
    expect(input).toHaveProperty('value', '165');
    expect(onChange.mock.calls).toEqual([[165]]);
  });

  it('is moved to its nearest bound when it is left', async () => {
    render(<Height onChange={() => {}} />);
    const input = screen.getByLabelText('Height');
    await userEvent.clear(input);
    await userEvent.type(input, '999');
    fireEvent.blur(input);
    expect(input).toHaveProperty('value', '220');
    await userEvent.clear(input);
    fireEvent.blur(input);
    expect(input).toHaveProperty('value', '220');
  });
});

describe('a range', () => {
  it('says its ends in words, and moves by half sizes with the keys', () => {
    const onChange = vi.fn();
    render(<Shoes onChange={onChange} />);
    expect(screen.getByText('34 – 44')).toBeTruthy();
    const thumb = screen.getByRole('slider', { name: 'Shoes, Minimum' });
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith([34.5, 44]);
    expect(screen.getByText('34.5 – 44')).toBeTruthy();
  });
});

describe('a color', () => {
  it('is offered as it occurs, in the language of the visitor, unknown ones as they come', () => {
    const values = ['Black', 'Castanho mel'];
    const select = { texts: { ...texts, locale: 'es' as const }, name: 'hair' as const, values };
    render(<ColorSelect {...select} value="Nobody’s" onChange={() => {}} />);
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(['All', 'Nobody’s', 'Negro', 'Castanho mel']);
    expect(screen.getByLabelText('Hair')).toHaveProperty('value', 'Nobody’s');
  });

  it('put back to all is no filter', async () => {
    const onChange = vi.fn();
    const select = { texts, name: 'eyes' as const, values: ['Green'] };
    render(<ColorSelect {...select} value="Green" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByLabelText('Eyes'), 'All');
    expect(onChange).toHaveBeenCalledWith(undefined);
  });
});

describe('the chips of active filters', () => {
  it('name each one and lead to the list without it', () => {
    const ranges: { bust: Range; height: Range } = { bust: [80, 120], height: [40, 220] };
    const query = { letter: 'a' as const, filter: { hair: 'Black', ranges }, page: 2 };
    const place = { locale: 'en' as const, view: 'men' as const, query, texts, go: () => {} };
    render(<ActiveFilters {...place} />);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hair Black', '/en/models/men?letter=a&bust=80-120'],
      ['Chest 80 – 120 cm', '/en/models/men?letter=a&hair=Black'],
    ]);
  });
});
