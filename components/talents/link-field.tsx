/** A URL to copy by hand: selected as a whole on focus. */
export function LinkField({ url, label }: { url: string; label: string }) {
  return (
    <input
      readOnly
      aria-label={label}
      value={url}
      onFocus={({ target }) => target.select()}
      className="my-2 block w-72 max-w-full border border-line bg-paper px-3 py-2"
    />
  );
}
