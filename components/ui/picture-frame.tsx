import type { ReactNode } from 'react';
import { Initial } from './initial';

type Props = {
  /** Whose initial holds the place of the picture until it is there, and when none ever comes. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a picture, which is `children` (`picture.css`). */
export function PictureFrame({ name, className = '', children }: Props) {
  return (
    <div className={`picture-frame ${className}`}>
      <Initial of={name} />
      {children}
    </div>
  );
}
