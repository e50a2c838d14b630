import type { HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps } from '@/components/ui/field';
import type { BoundField } from './use-checked-form';

type Props = Omit<FieldProps, 'name' | 'children' | 'fault'> &
  BoundField & {
    type: HTMLInputTypeAttribute;
    /** With `off` a browser would not restore the field when the visitor goes back to the form. */
    autoComplete: string;
    required?: boolean;
  };

/** A one-line text field; required unless `required` is false or it has a label for "optional". */
export function TextField({ registration, type, autoComplete, ...field }: Props) {
  const { required = !field.optional } = field;
  return (
    <Field {...field} name={registration.name}>
      {(control) => (
        <input
          {...control}
          {...registration}
          type={type}
          autoComplete={autoComplete}
          required={required}
        />
      )}
    </Field>
  );
}
