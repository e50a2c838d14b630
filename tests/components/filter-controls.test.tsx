import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberInput } from '@/components/roster/number-input';
import { RangeField } from '@/components/roster/range-field';
import type { RosterTexts } from '@/components/roster/roster-place';
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
  return (
    <NumberInput
      locale="pt"
      label="Height"
      value={value}
      valueLabel={`${value} cm`}
      bounds={[40, 220]}
      step={0.5}
      onChange={take}
    />
  );
}

type ShoesProps = { onChange: (range: Range) => void; shown?: RosterTexts };

function Shoes({ onChange, shown = texts }: ShoesProps) {
  const [value, setValue] = useState<Range | undefined>();
  const take = (next: Range) => {
    setValue(next);
    onChange(next);
  };
  return (
    <RangeField
      texts={shown}
      name="shoes"
      label="Shoes"
      bounds={[34, 46]}
      value={value}
      onChange={take}
    />
  );
}

describe('a number input', () => {
  it('applies a number once it is within its bounds, and allows shorter ones while typing', async () => {
    const onChange = vi.fn();
    render(<Height onChange={onChange} />);
    const input = screen.getByLabelText('Height');
    await userEvent.clear(input);
    await userEvent.type(input, '165');
    expect(input).toHaveProperty('value', '165');
    expect(onChange.mock.calls).toEqual([[165]]);
  });

  it('clamps it to its bounds on blur', async () => {
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

describe('a number with a decimal mark', () => {
  it('accepts a comma, and steps with the arrow keys', async () => {
    const onChange = vi.fn();
    render(<Height onChange={onChange} />);
    const input = screen.getByLabelText('Height');
    await userEvent.clear(input);
    await userEvent.type(input, '60,5');
    expect(onChange).toHaveBeenLastCalledWith(60.5);
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(input).toHaveProperty('value', '61');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(input).toHaveProperty('value', '60,5');
  });
});

describe('a range', () => {
  it('announces its ends in words, and steps by half sizes with the keys', () => {
    const onChange = vi.fn();
    render(<Shoes onChange={onChange} />);
    const thumb = screen.getByRole('slider', { name: 'Shoes, Minimum' });
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith([34.5, 46]);
    expect(screen.getByRole('spinbutton', { name: 'Shoes, Minimum' })).toHaveProperty(
      'value',
      '34.5',
    );
  });

  it('is shown and announced in the visitor’s language, with its unit', () => {
    const pt = { ...texts, ...messagesOf('pt'), locale: 'pt' as const };
    const { unmount } = render(<Shoes shown={pt} onChange={() => {}} />);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Shoes, Mínimo' }), { key: 'ArrowRight' });
    const typed = screen.getByRole('spinbutton', { name: 'Shoes, Mínimo' });
    expect(typed).toHaveProperty('value', '34,5');
    expect(typed.getAttribute('aria-valuetext')).toBe('34,5');
    const thumb = screen.getByRole('slider', { name: 'Shoes, Mínimo' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('34,5');
    unmount();

    const field = { bounds: [18, 80], value: undefined, onChange: () => {} } as const;
    render(<RangeField texts={pt} name="age" label="Idade" {...field} />);
    const youngest = screen.getByRole('slider', { name: 'Idade, Mínimo' });
    expect(youngest.getAttribute('aria-valuetext')).toBe('18 anos');
  });

  it.each([
    ['lower', 'Minimum', '45', [44, 44]],
    ['upper', 'Maximum', '35', [36, 36]],
  ] as const)(
    'never inverts: its %s end stops at the other one',
    async (_end, name, typed, end) => {
      const onChange = vi.fn();
      render(<Shoes onChange={onChange} />);
      const type = async (which: string, text: string) => {
        const input = screen.getByRole('spinbutton', { name: `Shoes, ${which}` });
        await userEvent.clear(input);
        await userEvent.type(input, text);
        fireEvent.blur(input);
      };
      await type(name === 'Minimum' ? 'Maximum' : 'Minimum', String(end[0]));
      await type(name, typed);
      expect(onChange).toHaveBeenLastCalledWith(end);
      for (const [[lower, upper]] of onChange.mock.calls) expect(lower).toBeLessThanOrEqual(upper);
    },
  );

  it('shows its ends once, and its unit beside its label', () => {
    const field = { bounds: [40, 220], value: undefined, onChange: () => {} } as const;
    const { container } = render(
      <RangeField texts={texts} name="height" label="Height" {...field} />,
    );
    expect(screen.getByRole('group', { name: 'Height (cm)' })).toBeTruthy();
    expect(container.textContent).toBe('Height (cm)');
    const thumb = screen.getByRole('slider', { name: 'Height, Minimum' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('40 cm');
  });
});
