import { Range } from '@/components/ui/range';
import { metricUnit } from '@/lib/talents/measures';
import { type RangeKey, SLIDER_STEPS, type Range as Values } from '@/lib/talents/ranges';
import { valueText } from './filter-labels';
import { NumberInput } from './number-input';
import type { RosterTexts } from './roster-place';

type Props = {
  texts: RosterTexts;
  name: RangeKey;
  label: string;
  bounds: Values;
  value: Values | undefined;
  onChange: (range: Values) => void;
};

/** A range, set with two thumbs, by arrow keys, or typed. */
export function RangeField({ texts, name, label, bounds, value, onChange }: Props) {
  const [min, max] = value ?? bounds;
  const step = SLIDER_STEPS[name];
  const { locale } = texts;
  const unit = name === 'age' ? '' : metricUnit(name).trim();
  const valueLabel = (one: number) => valueText(texts, name, one);
  const labels = [
    `${label}, ${texts.roster.minimum}`,
    `${label}, ${texts.roster.maximum}`,
  ] as const;
  return (
    <fieldset>
      <legend className="text-mute text-sm">{unit ? `${label} (${unit})` : label}</legend>
      <div className="grid grid-cols-[4.5rem_1fr_4.5rem] items-center gap-5">
        <NumberInput
          locale={locale}
          label={labels[0]}
          value={min}
          valueLabel={valueLabel(min)}
          bounds={[bounds[0], max]}
          step={step}
          onChange={(typed) => onChange([typed, max])}
        />
        <Range
          labels={labels}
          value={[min, max]}
          valueLabel={valueLabel}
          bounds={bounds}
          step={step}
          onChange={onChange}
        />
        <NumberInput
          locale={locale}
          label={labels[1]}
          value={max}
          valueLabel={valueLabel(max)}
          bounds={[min, bounds[1]]}
          step={step}
          onChange={(typed) => onChange([min, typed])}
        />
      </div>
    </fieldset>
  );
}
