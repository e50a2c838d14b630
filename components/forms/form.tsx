import type { ComponentProps, ReactNode } from 'react';
import { HONEYPOT } from '@/lib/forms/guard-fields';

type Props = {
  form: { props: ComponentProps<'form'> };
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
export function Form({ form, leaveEmpty, files, className, children }: Props) {
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
