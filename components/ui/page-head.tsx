import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  lead: string;
  /** For a long title: a smaller size and its line breaks. */
  titleClass?: string;
  className?: string;
  children?: ReactNode;
};

export function PageHead({ title, lead, titleClass = '', className = '', children }: Props) {
  return (
    <div className={`split gap-y-6 lg:items-baseline-last ${className}`}>
      <h1 className={`display page-title ${titleClass}`}>{title}</h1>
      <div>
        <p className="max-w-[20em] text-lg text-mute">{lead}</p>
        {children}
      </div>
    </div>
  );
}
