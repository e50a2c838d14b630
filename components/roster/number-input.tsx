import { type KeyboardEvent, useState } from 'react';
import { localFigures } from '@/lib/i18n/figures';
import type { Locale } from '@/lib/i18n/locales';
import type { Range } from '@/lib/talents/ranges';

type Props = {
  locale: Locale;
  label: string;
  value: number;
  /** The value with its unit, for screen readers. */
  valueLabel: string;
  bounds: Range;
  step: number;
  onChange: (value: number) => void;
};

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Parses typed text, with a decimal comma or point; NaN if it is not a number. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}

/**
 * A typed number, applied as soon as it is within its bounds and clamped to them on blur. Not
 * `type="number"`, which formats figures in the browser's language, not the page's.
 */
export function NumberInput({ locale, label, value, valueLabel, bounds, step, onChange }: Props) {
  const [lowest, highest] = bounds;
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(Math.max(number, lowest), highest);
  const take = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    if (number >= lowest && number <= highest) onChange(number);
  };
  const settle = () => {
    const number = numberIn(typed ?? '');
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
      aria-valuetext={valueLabel}
      value={typed ?? localFigures(String(value), locale)}
      onChange={(event) => take(event.target.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
      className="field-control text-center tabular-nums"
    />
  );
}
