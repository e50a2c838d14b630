import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Option } from '@/lib/talents/option';
import type { BoundField } from './use-checked-form';

type Props = BoundField & {
  label: string;
  /** What stands in the select while nothing is chosen. */
  empty: string;
  options: readonly Option[];
  disabled?: boolean;
};

/** A choice from a list. */
export function ChoiceField(props: Props) {
  const { label, empty, options, fault, defaultValue = '', disabled = false, registration } = props;
  return (
    <Field name={registration.name} label={label} fault={fault}>
      {(control) => (
        <Select
          {...control}
          {...registration}
          required
          disabled={disabled}
          defaultValue={defaultValue}
          empty={empty}
          options={options}
        />
      )}
    </Field>
  );
}
