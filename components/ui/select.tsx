import { type ComponentProps, memo } from 'react';
import type { Option } from '@/lib/talents/option';

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** The label of the empty option. */
  empty: string;
  options: readonly Option[];
};

/** A native select; `className` styles it for the field around it. */
export function Select({ empty, options, ...select }: Props) {
  return (
    <select {...select}>
      <option value="">{empty}</option>
      <Options options={options} />
    </select>
  );
}

/** Memoized: there may be hundreds of options, and other fields do not change them. */
const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
