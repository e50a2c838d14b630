type Props = {
  /** An ISO date-time. */
  iso: string | null;
  /** The date, formatted in the visitor's language. */
  text: string | null;
};

/** The date of a post; nothing if it has none. */
export function PostDate({ iso, text }: Props) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className="caps block text-mute">
      {text}
    </time>
  );
}
