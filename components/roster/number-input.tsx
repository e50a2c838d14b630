import { type KeyboardEvent, useState } from 'react';
import type { Range } from '@/lib/talents/ranges';
import type { Notation } from './range-notation';

type Props = {
  notation: Notation;
  label: string;
  value: number;
  bounds: Range;
  step: number;
  /** Said when the form is sent with a text that is no number, which the browser prevents then. */
  unreadable: string;
  onChange: (value: number) => void;
};

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A typed number, applied as soon as it is within its bounds and clamped to them on blur and by Enter.
 * Not `type="number"`, which formats figures in the browser's language, not the page's.
 */
export function NumberInput(props: Props) {
  const { notation, label, value, bounds, step, unreadable, onChange } = props;
  const [lowest, highest] = bounds;
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(Math.max(number, lowest), highest);
  const take = (text: string) => {
    setTyped(text);
    const number = notation.read(text);
    if (number >= lowest && number <= highest) onChange(number);
  };
  const settle = () => {
    if (!typed?.trim()) return setTyped(null);
    const number = notation.read(typed);
    if (Number.isNaN(number)) return;
    onChange(within(number));
    setTyped(null);
  };
  const isUnreadable = Boolean(typed?.trim()) && Number.isNaN(notation.read(typed ?? ''));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isUnreadable) {
      event.preventDefault();
      event.currentTarget.reportValidity();
    } else if (event.key === 'Enter') settle();
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    setTyped(null);
    onChange(within(value + direction * step));
  };
  return (
    <input
      ref={(input) => input?.setCustomValidity(isUnreadable ? unreadable : '')}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isUnreadable || undefined}
      aria-valuenow={value}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuetext={notation.label(value)}
      value={typed ?? notation.write(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
      className="field-control text-center tabular-nums"
    />
  );
}
