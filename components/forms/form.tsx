import type { ReactNode } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { HONEYPOT } from '@/lib/forms/guard-fields';
import type { CheckedForm } from './use-checked-form';

type Props<T extends FieldValues> = {
  form: CheckedForm<T>;
  /** The label of the hidden honeypot field. */
  leaveEmpty: string;
  /** Whether the form posts files. */
  files?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the site. Without script the browser posts it in document order, so the fields that the
 * server's guard checks come before anything that is expensive to parse.
 */
export function Form<T extends FieldValues>({
  form,
  leaveEmpty,
  files,
  className,
  children,
}: Props<T>) {
  return (
    <form
      {...form.props}
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      className={className}
    >
      <Honeypot label={leaveEmpty} />
      <Connection form={form} />
      {children}
    </form>
  );
}

/**
 * Connects the form control to React. `useForm` sets state in a layout effect, so React immediately
 * renders the calling component again. This component renders nothing, so the form is not rendered
 * twice. `useForm` also replaces the control's settings, so they are passed again.
 */
function Connection<T extends FieldValues>({
  form: { form, settings },
}: {
  form: CheckedForm<T>;
}): null {
  useForm<T, unknown, T>({ ...settings, formControl: form.formControl });
  return null;
}

/** Honeypot: hidden from view, keyboard and screen readers, so that only a bot fills it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        <span>{label}</span>
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
