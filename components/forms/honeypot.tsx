import { HONEYPOT } from '@/lib/forms/guard-fields';

/** A field that nobody sees or reaches with the keyboard; what fills it in is a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {label}
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
