import { Slider } from '@base-ui/react/slider';

type Ends = readonly [min: number, max: number];

type Props = {
  labels: readonly [min: string, max: string];
  value: Ends;
  /** A value with its unit, for screen readers. */
  valueLabel: (value: number) => string;
  bounds: Ends;
  step: number;
  onChange: (value: Ends) => void;
};

/**
 * The discs lie outside of the range, each at its end, so that they are beside each other when both ends
 * have the same value. Only the disc takes the pointer: the boxes around the ends overlap.
 */
const THUMB =
  'pointer-events-none size-6 before:pointer-events-auto before:block before:size-6 before:rounded-full before:border before:border-ink before:bg-paper has-focus-visible:before:outline-2 has-focus-visible:before:outline-accent has-focus-visible:before:outline-offset-2';

export function Range({
  labels,
  value,
  valueLabel,
  bounds: [lowest, highest],
  step,
  onChange,
}: Props) {
  const [min, max] = value;
  return (
    <Slider.Root
      value={value}
      min={lowest}
      max={highest}
      step={step}
      largeStep={step * 10}
      onValueChange={([from = min, to = max]) => onChange([from, to])}
    >
      <Slider.Control className="flex h-11 touch-none items-center select-none">
        <Slider.Track className="range-line h-px w-full bg-line">
          <Slider.Indicator className="range-line h-px bg-ink" />
          <Slider.Thumb
            index={0}
            aria-label={labels[0]}
            getAriaValueText={(_, one) => valueLabel(one)}
            className={`${THUMB} before:-translate-x-1/2`}
          />
          <Slider.Thumb
            index={1}
            aria-label={labels[1]}
            getAriaValueText={(_, one) => valueLabel(one)}
            className={`${THUMB} before:translate-x-1/2`}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
