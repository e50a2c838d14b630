/** Takes a name and gives its first letter or digit, with its accents; empty when it has none. */
function initialIn(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '';
}

/** What a frame holds until its picture is there, and when none ever comes. */
export function Initial({ of: name }: { of: string }) {
  return (
    <span aria-hidden className="initial">
      {initialIn(name)}
    </span>
  );
}
