import { eyesLabel, hairLabel } from '@/lib/talents/colors';
import type { RosterTexts } from './texts';

type Props = {
  texts: RosterTexts;
  name: 'hair' | 'eyes';
  values: readonly string[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A color of the list, or all of them. Values of no dictionary stand as they come. */
export function ColorSelect({ texts, name, values, value, onChange }: Props) {
  const label = name === 'hair' ? hairLabel : eyesLabel;
  // A value from the query that nobody has is offered too, so that the select shows it.
  const offered = value && !values.includes(value) ? [value, ...values] : values;
  return (
    <label className="block">
      <span className="caps text-mute">{texts.measures[name]}</span>
      <select
        name={name}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="mt-2 block w-full border border-line bg-paper px-3 py-3"
      >
        <option value="">{texts.roster.any}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {label(one, texts.locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
