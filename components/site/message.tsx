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
};

/** What stands in the place of a page or of its content: what is the matter, and what can be done. */
export function Message({ title, text, status, children, waysOn }: Props) {
  return (
    <section className="px-gutter pb-8">
      <h1 className="display page-title max-w-[8.5em]">{title}</h1>
      <p className="mt-6 max-w-[24.5em] text-lg text-mute">{text}</p>
      {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
      {waysOn}
      <p className="mt-10 text-mute text-sm">{status}</p>
    </section>
  );
}
