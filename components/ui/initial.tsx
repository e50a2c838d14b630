/** Returns the first letter or digit of a name, with its accents; empty if it has none. */
function initialIn(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '';
}

/** The placeholder of a picture frame, until its picture is loaded or if it fails. */
export function Initial({ of: name }: { of: string }) {
  return (
    <span aria-hidden className="initial">
      {initialIn(name)}
    </span>
  );
}
