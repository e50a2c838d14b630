import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Option } from '@/lib/talents/option';
import type { BoundField } from './use-checked-form';

type Props = BoundField & {
  label: string;
  /** The label of the empty option. */
  empty: string;
  options: readonly Option[];
  disabled?: boolean;
};

/** A select with its label and error. */
export function ChoiceField(props: Props) {
  const { label, empty, options, fault, disabled = false, registration } = props;
  return (
    <Field name={registration.name} label={label} fault={fault}>
      {(control) => (
        <Select
          {...control}
          {...registration}
          required
          disabled={disabled}
          empty={empty}
          options={options}
        />
      )}
    </Field>
  );
}
