import { Slider } from '@base-ui/react/slider';
import { SLIDER_RANGES } from '@/lib/constants';
import { type Range, type RangeKey, SLIDER_STEPS } from '@/lib/talents/ranges';
import { rangeText } from './filter-labels';
import { NumberInput } from './number-input';
import type { RosterTexts } from './texts';

type Props = {
  texts: RosterTexts;
  name: RangeKey;
  label: string;
  value: Range | undefined;
  onChange: (range: Range) => void;
};

const THUMB =
  'size-6 rounded-full border border-ink bg-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2';

/** One measure between two ends: by two thumbs, by arrow keys, or typed. */
export function RangeField({ texts, name, label, value, onChange }: Props) {
  const [lowest, highest] = SLIDER_RANGES[name];
  const [min, max] = value ?? SLIDER_RANGES[name];
  const step = SLIDER_STEPS[name];
  const labels = [
    `${label}, ${texts.roster.minimum}`,
    `${label}, ${texts.roster.maximum}`,
  ] as const;
  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between">
        <span className="caps text-mute">{label}</span>
        <span className="tabular-nums">{rangeText(texts, name, [min, max])}</span>
      </legend>
      <div className="mt-2 grid grid-cols-[4.5rem_1fr_4.5rem] items-center gap-5">
        <NumberInput
          label={labels[0]}
          value={min}
          bounds={[lowest, max]}
          step={step}
          onChange={(typed) => onChange([typed, max])}
        />
        <Slider.Root
          value={[min, max]}
          min={lowest}
          max={highest}
          step={step}
          largeStep={step * 10}
          onValueChange={([from = min, to = max]) => onChange([from, to])}
        >
          <Slider.Control className="flex h-11 touch-none items-center select-none">
            <Slider.Track className="slider-line h-px w-full bg-line">
              <Slider.Indicator className="slider-line h-px bg-ink" />
              <Slider.Thumb index={0} aria-label={labels[0]} className={THUMB} />
              <Slider.Thumb index={1} aria-label={labels[1]} className={THUMB} />
            </Slider.Track>
          </Slider.Control>
        </Slider.Root>
        <NumberInput
          label={labels[1]}
          value={max}
          bounds={[min, highest]}
          step={step}
          onChange={(typed) => onChange([min, typed])}
        />
      </div>
    </fieldset>
  );
}
