import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberInput } from '@/components/roster/number-input';
import { RangeField } from '@/components/roster/range-field';
import { notationOf } from '@/components/roster/range-notation';
import type { RosterTexts } from '@/components/roster/roster-context';
import { messagesOf } from '@/lib/i18n/messages';
import type { Range } from '@/lib/talents/ranges';

const { roster, pages, measures, favorites } = messagesOf('en');
const texts: RosterTexts = { locale: 'en', roster, pages, measures, heart: favorites.heart };

const AT_REST = { value: undefined, counts: null, imperial: false, onChange: () => {} };

function Height({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(40);
  const take = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return (
    <NumberInput
      notation={notationOf({ ...texts, locale: 'pt' }, 'height', false)}
      label="Height"
      value={value}
      bounds={[40, 220]}
      step={0.5}
      unreadable="?"
      onChange={take}
    />
  );
}

function HeightForm({ onSubmit }: { onSubmit: (value: number) => void }) {
  const [value, setValue] = useState(40);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(value);
  };
  return (
    <form onSubmit={submit}>
      <Height onChange={setValue} />
    </form>
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
      counts={null}
      imperial={false}
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

describe('Enter in a number input', () => {
  it.each([
    ['300', 220],
    ['3', 40],
    ['1,75', 175],
    ['1.8', 180],
    ['1m75', 175],
    ['1 m 75', 175],
    ['1,75 m', 175],
    ['', 40],
  ])('does what leaving it does: %j', async (text, applied) => {
    const submitted: number[] = [];
    render(<HeightForm onSubmit={(value) => submitted.push(value)} />);
    await userEvent.clear(screen.getByLabelText('Height'));
    await userEvent.type(screen.getByLabelText('Height'), `${text}{Enter}`);
    expect(submitted).toEqual([applied]);
  });

  it.each(['abc', '1m755', '17x'])('does not send the form with %s, which stays', async (text) => {
    const onSubmit = vi.fn();
    render(<HeightForm onSubmit={onSubmit} />);
    const input = screen.getByLabelText<HTMLInputElement>('Height');
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
    fireEvent.blur(input);
    expect([input.value, input.validationMessage]).toEqual([text, '?']);
    expect(onSubmit).not.toHaveBeenCalled();
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

describe('a range in feet and inches', () => {
  type InFeet = { onChange?: (range: Range) => void; name?: 'height' | 'shoes'; value?: Range };
  function show({ onChange = () => {}, name = 'height', value }: InFeet = {}) {
    const bounds: Range = name === 'height' ? [40, 220] : [34, 46];
    const field = { name, bounds, value, counts: null, imperial: true, onChange };
    render(<RangeField texts={texts} label="Height" {...field} />);
    return screen.getByRole('spinbutton', { name: 'Height, Minimum' });
  }

  it('shows and announces feet, and steps by whole inches', () => {
    const onChange = vi.fn();
    const typed = show({ onChange, value: [175, 220] });
    expect(typed).toHaveProperty('value', '5′9″');
    expect(typed.getAttribute('aria-valuetext')).toBe('5 feet 9 inches');
    expect(screen.getByRole('group', { name: 'Height (ft, in)' })).toBeTruthy();
    fireEvent.keyDown(typed, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenLastCalledWith([178, 220]);
  });

  it.each(["5'9", '5′9″', '5 ft 9 in', '5.9', '69'])('reads %s as 175 cm', async (text) => {
    const onChange = vi.fn();
    const typed = show({ onChange });
    await userEvent.clear(typed);
    await userEvent.type(typed, text);
    expect(onChange).toHaveBeenLastCalledWith([175, 220]);
  });

  it('keeps the exact values of an end that is not moved and of the slider’s ends', () => {
    const onChange = vi.fn();
    const typed = show({ onChange, value: [41, 171] });
    fireEvent.keyDown(typed, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenLastCalledWith([43, 171]);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Height, Maximum' }), { key: 'End' });
    expect(onChange).toHaveBeenLastCalledWith([41, 220]);
  });

  it('does not convert sizes', () => {
    expect(show({ name: 'shoes' })).toHaveProperty('value', '34');
  });
});

describe('the distribution above a range', () => {
  const bars = (within: 0 | 1) =>
    document.querySelectorAll('svg path')[within]?.getAttribute('d') ?? '';

  it('has a bar for each value that occurs, lighter outside of the range', () => {
    const field = { ...AT_REST, bounds: [34, 37], counts: [10, 0, 5, 1] } as const;
    const shoes = <RangeField texts={texts} name="shoes" label="Shoes" {...field} />;
    const { rerender } = render(shoes);
    expect([bars(0), bars(1)]).toEqual(['', 'M0 24v-24h0.8V24zM2 24v-12h0.8V24zM3 24v-2h0.8V24z']);
    rerender(<RangeField texts={texts} name="shoes" label="Shoes" {...field} value={[36, 37]} />);
    expect(bars(0)).toBe('M0 24v-24h0.8V24z');
    expect(document.querySelector('[style]:is(svg, svg *)')).toBeNull();
  });

  it('is absent until the list is loaded', () => {
    render(<RangeField texts={texts} name="shoes" label="Shoes" {...AT_REST} bounds={[34, 46]} />);
    expect(document.querySelector('svg')).toBeNull();
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

    const field = { ...AT_REST, bounds: [18, 80] } as const;
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
    const field = { ...AT_REST, bounds: [40, 220] } as const;
    const { container } = render(
      <RangeField texts={texts} name="height" label="Height" {...field} />,
    );
    expect(screen.getByRole('group', { name: 'Height (cm)' })).toBeTruthy();
    expect(container.textContent).toBe('Height (cm)');
    const thumb = screen.getByRole('slider', { name: 'Height, Minimum' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('40 cm');
  });
});
