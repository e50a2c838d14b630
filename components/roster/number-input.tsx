import { type KeyboardEvent, useState } from 'react';
import type { Range } from '@/lib/talents/ranges';
import type { Notation } from './range-notation';

type Props = {
  notation: Notation;
  label: string;
  value: number;
  bounds: Range;
  step: number;
  onChange: (value: number) => void;
};

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A typed number, applied as soon as it is within its bounds and clamped to them on blur. Not
 * `type="number"`, which formats figures in the browser's language, not the page's.
 */
export function NumberInput({ notation, label, value, bounds, step, onChange }: Props) {
  const [lowest, highest] = bounds;
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(Math.max(number, lowest), highest);
  const take = (text: string) => {
    setTyped(text);
    const number = notation.read(text);
    if (number >= lowest && number <= highest) onChange(number);
  };
  const settle = () => {
    const number = notation.read(typed ?? '');
    if (!Number.isNaN(number)) onChange(within(number));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    setTyped(null);
    onChange(within(value + direction * step));
  };
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
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
