import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: string;
  /** A number or line for whoever reports it. */
  status: ReactNode;
  /** What can be done at once. */
  children?: ReactNode;
  /** Where else to go. */
  waysOn?: ReactNode;
  /** A picture beside it. */
  face?: ReactNode;
};

/** Shown in place of a page or of its content: what is the matter, and what can be done. */
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
