'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PortraitTransition } from '@/components/talents/portrait-transition';
import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/config/constants';
import { pictureUrl } from '@/lib/media/pictures';
import { isLandscape, isSized } from '@/lib/talents/book-slides';
import type { Photo } from '@/lib/talents/talent';
import styles from './book.module.css';

/** A photo with its number in the book, from 1, its alternative text and the label of its link. */
type NumberedPhoto = Photo & { number: number; alt: string; enlarge: string };

const LARGEST = 1920;

type Props = {
  id: number;
  photo: NumberedPhoto;
  /** The first photo of the book, whose height limits all others on a phone. */
  first: Photo | undefined;
  /** False for a photo that the Tab key skips. */
  reachable: boolean;
  /** One move away: loaded eagerly, so that the move shows a picture. */
  near: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
};

export function BookPhoto({ id, photo, first = photo, reachable, near, onOpen }: Props) {
  const { file, alt, enlarge, width, height, number } = photo;
  // That of the first rendering: other sizes would download a picture that EXIF rotates a second time.
  const [landscape] = useState(isLandscape(photo));
  const isHigher = height / width > first.height / first.width;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const image = link.current?.querySelector('img');
    if (near && image) image.loading = 'eager';
  }, [near]);
  const anchor = (
    <a
      ref={link}
      href={pictureUrl('desktop', file, LARGEST)}
      onClick={onOpen}
      tabIndex={reachable ? undefined : -1}
      aria-label={enlarge}
      className={styles.photo}
      style={{ '--ratio': width / height, '--first': first.width / first.height }}
      data-loose={isSized(photo) && !isHigher ? undefined : ''}
    >
      <Picture
        file={file}
        // In the space reserved for a portrait, a panorama would leave most of it empty.
        source={isSized(photo) ? 'file' : 'portrait'}
        alt={alt}
        sizes={
          landscape
            ? `${atLeast('lg')} calc(100vw - 26rem), ${atLeast('md')} 93vw, 100vw`
            : `${atLeast('lg')} min(75svh, 100vw - 26rem), ${atLeast('md')} 47vw, 100vw`
        }
        width={width}
        height={height}
        widths={{ from: 320, to: landscape ? LARGEST : 1080 }}
        load={number === 1 ? 'first' : undefined}
      />
    </a>
  );
  return (
    <li>{number === 1 ? <PortraitTransition id={id}>{anchor}</PortraitTransition> : anchor}</li>
  );
}
