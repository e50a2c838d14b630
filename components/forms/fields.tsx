import { type HTMLInputTypeAttribute, memo, type ReactNode } from 'react';
import { Field, type FieldProps } from '@/components/ui/field';
import { TYPED_FACTOR } from '@/lib/forms/limits';
import type { Option } from '@/lib/talents/option';
import type { BoundField } from './use-checked-form';

type GroupProps = { id?: string; title: string; columns?: 2 | 3; children: ReactNode };

/** A fieldset: its title is beside it on a wide screen, above it on a phone. */
export function FormGroup({ id, title, columns = 2, children }: GroupProps) {
  return (
    <fieldset id={id} className="form-group">
      <legend className="display text-xl">{title}</legend>
      <div
        className={`grid gap-x-8 gap-y-7 *:min-w-0 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        {children}
      </div>
    </fieldset>
  );
}

type BoundProps = Omit<FieldProps, 'name' | 'children' | 'fault'> & BoundField;

type TextProps = BoundProps & {
  type: HTMLInputTypeAttribute;
  /** With `off` a browser would not restore the field when the visitor goes back to the form. */
  autoComplete: string;
  required?: boolean;
};

/** A one-line text field; required unless `required` is false or it has a label for "optional". */
export function TextField({ registration, type, autoComplete, ...field }: TextProps) {
  const { required = !field.optional } = field;
  const input = { type, autoComplete, required };
  return (
    <Field {...field} name={registration.name}>
      {(control) => <input {...control} {...registration} {...input} />}
    </Field>
  );
}

type ParagraphProps = BoundProps & {
  rows: number;
  /** The limit of the schema. The text area takes `TYPED_FACTOR` times as much. */
  maxLength: number;
};

/** A text of several lines; required unless it has a label for "optional". */
export function ParagraphField({ registration, rows, maxLength, ...field }: ParagraphProps) {
  const area = { rows, maxLength: maxLength * TYPED_FACTOR, required: !field.optional };
  return (
    <Field {...field} name={registration.name}>
      {(control) => <textarea {...control} {...registration} {...area} />}
    </Field>
  );
}

type ChoiceProps = BoundField & {
  label: string;
  empty: string;
  options: readonly Option[];
  disabled?: boolean;
};

export function ChoiceField(props: ChoiceProps) {
  const { label, empty, options, fault, disabled = false, registration } = props;
  return (
    <Field name={registration.name} label={label} fault={fault}>
      {(control) => (
        <select {...control} {...registration} required disabled={disabled}>
          <option value="">{empty}</option>
          <Options options={options} />
        </select>
      )}
    </Field>
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
