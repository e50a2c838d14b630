import { Range } from '@/components/ui/range';
import { fill } from '@/lib/i18n/fill';
import type { Distribution } from '@/lib/talents/distribution';
import { inchScale } from '@/lib/talents/inches';
import { type RangeKey, SLIDER_STEPS, type Range as Values } from '@/lib/talents/ranges';
import { NumberInput } from './number-input';
import { notationOf } from './range-notation';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  name: RangeKey;
  label: string;
  bounds: Values;
  value: Values | undefined;
  counts: Distribution | null;
  /** True to show cm as inches, or feet and inches. */
  imperial: boolean;
  onChange: (range: Values) => void;
};

export function RangeField({ texts, name, label, counts, imperial, ...range }: Props) {
  const notation = notationOf(texts, name, imperial);
  const { bounds, step, value, onChange } = notation.inches
    ? inInches(range)
    : { ...range, value: range.value ?? range.bounds, step: SLIDER_STEPS[name] };
  const [min, max] = value;
  const span = bounds[1] - bounds[0];
  const labels = [
    `${label}, ${texts.roster.minimum}`,
    `${label}, ${texts.roster.maximum}`,
  ] as const;
  const end = (index: 0 | 1, limits: Values) => (
    <NumberInput
      notation={notation}
      label={labels[index]}
      value={value[index]}
      bounds={limits}
      step={step}
      unreadable={fill(texts.roster.unreadable, {
        min: notation.write(limits[0]),
        max: notation.write(limits[1]),
      })}
      onChange={(typed) => onChange(index === 0 ? [typed, max] : [min, typed])}
    />
  );
  return (
    <fieldset name={name}>
      <legend className="text-mute text-sm">
        {notation.unit ? `${label} (${notation.unit})` : label}
      </legend>
      <div className="grid grid-cols-[4.5rem_1fr_4.5rem] items-end gap-x-1">
        {end(0, [bounds[0], max])}
        {/* As wide as a disc, beside the track. */}
        <div className="px-6">
          {counts && (
            <DistributionBars
              counts={counts}
              from={(min - bounds[0]) / span}
              to={(max - bounds[0]) / span}
            />
          )}
          <Range
            labels={labels}
            value={value}
            valueLabel={notation.label}
            bounds={bounds}
            step={step}
            onChange={onChange}
          />
        </div>
        {end(1, [min, bounds[1]])}
      </div>
    </fieldset>
  );
}

/** A range in cm, edited in whole inches. An end that is not moved keeps its exact value. */
function inInches({
  bounds,
  value = bounds,
  onChange,
}: Pick<Props, 'bounds' | 'value' | 'onChange'>) {
  const scale = inchScale(bounds);
  const [min, max] = value;
  return {
    bounds: scale.bounds,
    value: [scale.toInches(min), scale.toInches(max)] as const,
    step: 1,
    onChange: ([from, to]: Values) => onChange([scale.toCm(from, min), scale.toCm(to, max)]),
  };
}

/** The height of the drawing, in its own unit; a bar is 1 wide. */
const HEIGHT = 24;

/** The minimum height of a bar, so that a single talent is visible beside hundreds. */
const MIN_BAR = 2;

type DistributionBarsProps = {
  counts: Distribution;
  /** The positions of the thumbs, from 0 to 1. */
  from: number;
  to: number;
};

/** Decorative: the button that applies the filter says the count. Bars in the range are darker. */
function DistributionBars({ counts, from, to }: DistributionBarsProps) {
  const max = Math.max(...counts, 1);
  const { length } = counts;
  // The ends of the slider are the values of its first and last bar.
  const [first = 0, last = 0] = [from, to].map((end) => Math.floor(end * (length - 1) + 1e-9));
  const chosen = (bar: number) => bar >= first && bar <= last;
  const path = (within: boolean) =>
    counts
      .map((count, bar) => {
        if (count === 0 || chosen(bar) !== within) return '';
        const height = Math.max(MIN_BAR, Math.round((count / max) * HEIGHT));
        return `M${bar} ${HEIGHT}v${-height}h0.8V${HEIGHT}z`;
      })
      .join('');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="-mb-3 block h-6 w-full"
    >
      <path d={path(false)} className="fill-line" />
      <path d={path(true)} className="fill-mute" />
    </svg>
  );
}
