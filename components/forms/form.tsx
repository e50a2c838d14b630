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
 * Connects a form to react-hook-form. `useForm` sets state in a layout effect, so React renders the
 * component that calls it a second time at once: this one, which is empty, and not the whole form.
 * It replaces all settings of the form control, so it needs them again.
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
        {label}
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
