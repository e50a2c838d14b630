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

/** The placeholder of a picture frame: the first letter or digit of a name, with its accents. */
export function Initial({ of: name }: { of: string }) {
  return (
    <span aria-hidden className="initial">
      {/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0]}
    </span>
  );
}
