type Props = {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  /** For a title of many words: a smaller size, and where it breaks. */
  titleClass?: string;
  className?: string;
};

/** The title of a page and, on the same line in a wide window, what the page is for. */
export function PageHead({ title, lead, titleClass = '', className = '' }: Props) {
  return (
    <div className={`split gap-y-6 lg:items-baseline-last ${className}`}>
      <h1 className={`display page-title ${titleClass}`}>{title}</h1>
      <p className="max-w-[20em] text-lg text-mute">{lead}</p>
    </div>
  );
}
