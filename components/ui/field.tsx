import { CircleAlert } from 'lucide';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { Option } from '@/lib/talents/option';
import { ChangingText } from './changing-text';
import { Icon } from './icon';

/** The attributes that link a control to its label, hint and error. */
type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** `capitals`: a label in capitals. */
type Look = 'plain' | 'capitals';

export type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error message. */
  fault?: string | undefined;
  /** A warning that does not prevent sending. */
  warning?: string | null | undefined;
  /** The label for "optional". */
  optional?: string | undefined;
  look?: Look | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The id of a field's control, for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A label above a control, with its hint and messages below. */
export function Field(props: FieldProps) {
  const { name, label, hint, fault, warning, optional, look = 'plain', className } = props;
  const id = fieldId(name);
  const note = fault || warning;
  const notes = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={id} className={`text-mute ${look === 'plain' ? 'text-sm' : 'caps'}`}>
        {optional ? `${label} (${optional})` : label}
      </label>
      {props.children({
        id,
        className: `field-control${warning && !fault ? ' is-odd' : ''}`,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': notes.join(' ') || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-mute text-sm">
          <ChangingText>{hint}</ChangingText>
        </p>
      )}
      {note && (
        <FieldNote id={`${id}-note`} bad={Boolean(fault)}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}

type NoteProps = {
  id: string;
  bad: boolean;
  children: string;
};

export function FieldNote(props: NoteProps) {
  return (
    <p
      id={props.id}
      className={`mt-2 flex items-start gap-1.5 text-sm ${props.bad ? 'text-accent' : 'text-ink'}`}
    >
      <Icon of={CircleAlert} size={16} strokeWidth={1.6} className="mt-[0.15em] shrink-0" />
      <span>
        <ChangingText>{props.children}</ChangingText>
      </span>
    </p>
  );
}

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
