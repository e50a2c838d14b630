import { memo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Option } from '@/lib/talents/option';
import { Field } from './field';

type Props = {
  label: string;
  /** What stands in the select while nothing is chosen. */
  empty: string;
  choices: readonly Option[];
  fault: string | undefined;
  defaultValue: string | undefined;
  disabled?: boolean;
  field: UseFormRegisterReturn;
};

/** A choice from a list. */
export function ChoiceField(props: Props) {
  const { label, empty, choices, fault, defaultValue = '', disabled = false, field } = props;
  return (
    <Field name={field.name} label={label} fault={fault}>
      {(control) => (
        <select {...control} {...field} required disabled={disabled} defaultValue={defaultValue}>
          <option value="">{empty}</option>
          <Choices choices={choices} />
        </select>
      )}
    </Field>
  );
}

/** Hundreds of sizes, which no other answer changes. */
const Choices = memo(function Choices({ choices }: { choices: readonly Option[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
