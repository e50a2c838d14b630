import { type ComponentProps, memo } from 'react';
import type { Option } from '@/lib/talents/option';

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** What stands in it while nothing is chosen. */
  empty: string;
  options: readonly Option[];
};

/** A native select; `className` is the look of the field that it stands in. */
export function Select({ empty, options, ...select }: Props) {
  return (
    <select {...select}>
      <option value="">{empty}</option>
      <Options options={options} />
    </select>
  );
}

/** There may be hundreds of them, and what else is filled in changes none. */
const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
