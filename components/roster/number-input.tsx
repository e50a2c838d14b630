import { useState } from 'react';
import type { Range } from '@/lib/talents/ranges';

type Props = {
  label: string;
  value: number;
  bounds: Range;
  step: number;
  onChange: (value: number) => void;
};

/** A number that can be typed: taken over as soon as it is within its bounds, moved to its nearest bound on leaving. */
export function NumberInput({ label, value, bounds: [lowest, highest], step, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && number >= lowest && number <= highest) onChange(number);
  };
  const settle = () => {
    if (typed && !Number.isNaN(Number(typed))) {
      onChange(Math.min(Math.max(Number(typed), lowest), highest));
    }
    setTyped(null);
  };
  return (
    <input
      type="number"
      inputMode="decimal"
      aria-label={label}
      value={typed ?? value}
      min={lowest}
      max={highest}
      step={step}
      onChange={(event) => take(event.target.value)}
      onBlur={settle}
      className="w-full border border-line bg-paper px-2 py-2 text-center tabular-nums"
    />
  );
}
