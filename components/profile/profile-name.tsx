import { nameLines } from '@/lib/talents/name-lines';

/**
 * The name of a talent, as large as its column allows: the longest of its lines fills the column. The
 * width of that line reaches the style sheet in two attributes, since the content security policy
 * forbids styles in the HTML.
 */
export function ProfileName({ name }: { name: string }) {
  const set = nameLines(name);
  if (!set) return <h1 className="display profile-name">{name}</h1>;
  const tenths = Math.round(set.em * 10);
  return (
    <h1
      className="display profile-name"
      data-em={Math.floor(tenths / 10)}
      data-tenths={tenths % 10}
    >
      {set.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may have the same line twice
        <span key={index}>{`${index > 0 ? ' ' : ''}${line}`}</span>
      ))}
    </h1>
  );
}
