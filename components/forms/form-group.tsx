import type { ReactNode } from 'react';

type Props = { title: string; columns?: 2 | 3; children: ReactNode };

/** A fieldset: its title is beside it on a wide screen, above it on a phone. */
export function FormGroup({ title, columns = 2, children }: Props) {
  return (
    <fieldset className="form-group">
      <legend className="display text-xl">{title}</legend>
      <div
        className={`grid gap-x-8 gap-y-7 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        {children}
      </div>
    </fieldset>
  );
}
