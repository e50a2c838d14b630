/** Latin letters with two marks, as in Vietnamese, which are higher and deeper than others. */
const STACKED = /[\u1ea0-\u1ef9]/;

type Props = { as: 'h1' | 'p'; name: string; className: string };

/** `className` sets the font size from the number of words and the letters of the longest one. */
export function FittedName({ as: Tag, name, className }: Props) {
  const words = name.split(/\s+/);
  const letters = Math.max(...words.map((word) => word.normalize('NFC').length));
  return (
    <Tag
      className={`display text-balance wrap-anywhere ${className}`}
      data-stacked={STACKED.test(name) ? '' : undefined}
      style={{ '--words': words.length, '--letters': letters }}
    >
      {name}
    </Tag>
  );
}
