import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { ChangingText } from './changing-text';
import { Icon } from './icon';

/** The attributes that link a control to its label, hint and error. */
type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Does not prevent sending. */
  warning?: string | null | undefined;
  optional?: string | undefined;
  /** A label in capitals. */
  capitals?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The id of a field's control, for links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function Field(props: FieldProps) {
  const { name, label, hint, fault, warning, optional, capitals, className } = props;
  const id = fieldId(name);
  const note = fault || warning;
  const notes = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={id} className={`text-mute ${capitals ? 'caps' : 'text-sm'}`}>
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
      <FieldNote id={`${id}-note`} bad={Boolean(fault)}>
        {note}
      </FieldNote>
    </div>
  );
}

type NoteProps = { id: string; bad?: boolean; children: string | null | undefined };

/** A fault of a field, or a warning that is not `bad`; nothing without a text. */
export function FieldNote({ id, bad = true, children }: NoteProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      className={`mt-2 flex items-start gap-1.5 text-sm ${bad ? 'text-accent' : 'text-ink'}`}
    >
      <Icon of={CircleAlert} strokeWidth={1.6} className="mt-[0.15em] shrink-0" />
      <span>
        <ChangingText>{children}</ChangingText>
      </span>
    </p>
  );
}
