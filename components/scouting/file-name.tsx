/** Characters at the end of a name that are always shown: its last digits and its extension. */
const TAIL = 10;

type Props = { id: string; name: string };

/** The name of a file on one line. One that is too wide is cut in its middle, by the style sheet. */
export function FileName({ id, name }: Props) {
  const characters = [...name];
  return (
    <p id={id} title={name} className="mt-2 text-sm">
      <span className="sr-only">{name}</span>
      <span aria-hidden className="flex whitespace-pre">
        <span className="truncate">{characters.slice(0, -TAIL).join('')}</span>
        <span className="shrink-0">{characters.slice(-TAIL).join('')}</span>
      </span>
    </p>
  );
}
