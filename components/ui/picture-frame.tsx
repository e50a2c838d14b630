import type { ReactNode } from 'react';
import { Initial } from './initial';

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
