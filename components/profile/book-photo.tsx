'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/media/breakpoints';
import { pictureUrl } from '@/lib/media/pictures';
import { isLandscape } from '@/lib/talents/book-slides';
import type { Photo } from '@/lib/talents/talent';

/** A photo with its place in the book, from 1, and what it is called. */
export type NumberedPhoto = Photo & { number: number; alt: string };

const LARGEST = 1920;

type Props = {
  photo: NumberedPhoto;
  /** One move away: loaded now, so that the move shows a picture. */
  near: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
};

/** One photo of the book; a click shows it large. */
export function BookPhoto({ photo, near, onOpen }: Props) {
  const { file, alt, width, height, number } = photo;
  const landscape = isLandscape(photo);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const image = link.current?.querySelector('img');
    if (near && image) image.loading = 'eager';
  }, [near]);
  return (
    <a
      ref={link}
      href={pictureUrl('desktop', file, LARGEST)}
      onClick={onOpen}
      draggable={false}
      className={`picture-frame cursor-zoom-in ${landscape ? 'landscape' : ''}`}
    >
      <Picture
        mobile={file}
        desktop={file}
        alt={alt}
        folderSwitch="wide"
        sizes={
          landscape
            ? `${atLeast('lg')} calc(100vw - 23rem), 100vw`
            : `${atLeast('lg')} calc(50vw - 11.5rem), ${atLeast('md')} 50vw, 100vw`
        }
        width={width}
        height={height}
        widths={{ from: 320, to: landscape ? LARGEST : 1080 }}
        eager={number === 1}
      />
    </a>
  );
}
