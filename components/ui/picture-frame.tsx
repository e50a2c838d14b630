import type { ReactNode } from 'react';

type Props = {
  /** Its initial is the placeholder until the picture has loaded, or if there is none. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** The frame (`picture.css`) of the picture in `children`. */
export function PictureFrame({ name, className = '', children }: Props) {
  return (
    <div className={`picture-frame ${className}`}>
      <Initial of={name} />
      {children}
    </div>
  );
}

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
