import { emAttributes, nameLines } from '@/lib/talents/name-lines';

/** Latin letters with two marks, as in Vietnamese, which are higher and deeper than others. */
const STACKED = /[\u1ea0-\u1ef9]/;

type Props = { as: 'h1' | 'p'; name: string; className: string };

/** A name in lines that fill a column. `className` sets the font size; see `name-lines.css`. */
export function NameLines({ as: Tag, name, className }: Props) {
  const set = nameLines(name);
  if (!set) return <Tag className={`display ${className}`}>{name}</Tag>;
  return (
    <Tag
      className={`display name-lines ${className}`}
      data-stacked={STACKED.test(name) ? '' : undefined}
      {...emAttributes(set.em)}
    >
      {set.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may have two equal lines
        <span key={index}>{`${index > 0 ? ' ' : ''}${line}`}</span>
      ))}
    </Tag>
  );
}
