import type { KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  name: string;
  type: 'text' | 'tel' | 'email';
  autoComplete: string;
  label: string;
  /** What is wrong, for those who do not see the style of a field that is. */
  error: string | undefined;
  registration: UseFormRegisterReturn;
};

/** Enter leaves the field instead of sending what is perhaps half filled. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}

export function CastingField({ name, type, autoComplete, label, error, registration }: Props) {
  const id = `casting-${name}`;
  return (
    <div>
      <label htmlFor={id} className={`caps ${error ? 'text-accent' : 'text-mute'}`}>
        {label}
      </label>
      <input
        {...registration}
        id={id}
        type={type}
        autoComplete={autoComplete}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onKeyDown={leaveOnEnter}
        className="block min-h-12 w-full border-ink border-b bg-transparent py-2 text-lg aria-invalid:border-accent aria-invalid:shadow-[0_1px_0_var(--color-accent)]"
      />
      {error && (
        <span id={`${id}-error`} className="sr-only">
          {error}
        </span>
      )}
    </div>
  );
}
