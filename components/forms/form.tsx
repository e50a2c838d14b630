import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HONEYPOT } from '@/lib/forms/guard-fields';
import type { CheckedForm } from './use-checked-form';

type Props<T extends FieldValues> = {
  form: CheckedForm<T>;
  /** The label of the field that nobody sees. */
  leaveEmpty: string;
  /** Whether it posts files. */
  files?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the site. Without script the browser posts it by itself, in the order of the page: what
 * the server's guard looks at comes before anything that costs work.
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
      {children}
    </form>
  );
}

/** Honeypot: hidden from view, keyboard and screen readers, so that only a program fills it in. */
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
