type Props = { title: string; text: string };

/** Stands in the place of results, in the manner of every page that has nothing to show. */
export function SearchMessage({ title, text }: Props) {
  return (
    <div className="pt-4">
      <p className="display text-ink text-xl wrap-anywhere">{title}</p>
      <p className="mt-3 text-base text-mute">{text}</p>
    </div>
  );
}
