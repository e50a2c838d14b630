import { Slider } from '@base-ui/react/slider';
import { useRef } from 'react';

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

export function Range({
  labels,
  value,
  valueLabel,
  bounds: [lowest, highest],
  step,
  onChange,
}: Props) {
  const [min, max] = value;
  /** The value that a finger found. Null once the browser scrolls with it: then it moves nothing. */
  const found = useRef<Ends>(null);
  return (
    <Slider.Root
      value={value}
      min={lowest}
      max={highest}
      step={step}
      largeStep={step * 10}
      thumbCollisionBehavior="swap"
      onValueChange={([from = min, to = max], { reason }) => {
        if (reason !== 'drag' || found.current) onChange([from, to]);
      }}
    >
      <Slider.Control
        onPointerDownCapture={() => {
          found.current = value;
        }}
        onPointerCancel={() => {
          if (found.current) onChange(found.current);
          found.current = null;
        }}
        className="flex h-11 touch-pan-y items-center select-none"
      >
        <Slider.Track className="range-line h-px w-full bg-line">
          <Slider.Indicator className="range-line h-px bg-ink" />
          <Slider.Thumb
            index={0}
            aria-label={labels[0]}
            getAriaValueText={(_, one) => valueLabel(one)}
            className="range-thumb"
          />
          <Slider.Thumb
            index={1}
            aria-label={labels[1]}
            getAriaValueText={(_, one) => valueLabel(one)}
            className="range-thumb"
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
