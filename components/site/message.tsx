import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: string;
  /** An error number or code that a visitor can report. */
  status: ReactNode;
  children?: ReactNode;
  waysOn?: ReactNode;
  face?: ReactNode;
};

/** Shown in place of a page or of its content: what happened, and what can be done. */
export function Message({ title, text, status, children, waysOn, face }: Props) {
  return (
    <section className={face ? 'beside-face' : ''}>
      <div className="px-gutter">
        <h1 className="display page-title max-w-[8.5em]">{title}</h1>
        <p className="mt-6 max-w-[24.5em] text-lg text-mute">{text}</p>
        {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
      </div>
      {face}
      <div className="px-gutter pb-8">
        {waysOn}
        <p className="mt-10 text-mute text-sm">{status}</p>
      </div>
    </section>
  );
}
