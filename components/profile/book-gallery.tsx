'use client';

import { useEffect, useMemo, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Photo } from '@/lib/talents/talent';
import { BookPhoto } from './book-photo';
import type { LightboxTexts } from './picture-lightbox';
import { SlideControls } from './slide-controls';
import { useArrowKeys } from './use-arrow-keys';
import { useInView } from './use-in-view';
import { useLightbox } from './use-lightbox';
import { useSnapRow } from './use-snap-row';

type Props = {
  /** Whose photos they are. */
  id: number;
  photos: readonly Photo[];
  texts: BookTexts;
};

/** Alternative text and link label of the photos, with a `{number}` to fill in: each is sent only once. */
export type BookTexts = LightboxTexts & { photo: string; enlarge: string };

/** How many photos after those in view are fetched in advance. */
const AHEAD = 2;

/** The book as one row of uncropped photos, each as high as the window; the next one shows in part. */
export function BookGallery({ id, photos: book, texts }: Props) {
  const photos = useMemo(
    () => book.map((photo, place) => numbered(photo, place + 1, texts)),
    [book, texts],
  );
  const { row, step, handlers } = useSnapRow();
  const inView = useInView(row);
  const { open, isOpen, lightbox } = useLightbox(photos, texts);
  const total = photos.length;
  useArrowKeys(!isOpen && total > 1, step);
  const visiting = useVisiting();
  const { first, last } = inView ?? { first: 0, last: 0 };

  return (
    <div className="book">
      <ul ref={row} className="book-row" {...handlers}>
        {photos.map((photo, place) => (
          <BookPhoto
            key={photo.number}
            id={id}
            photo={photo}
            // The Tab key stops at the photos in view only; the arrow keys lead to the others.
            reachable={!inView || (place >= first && place <= last)}
            near={visiting && place >= first - 1 && place <= last + AHEAD}
            onOpen={(event) => open(event, place)}
          />
        ))}
      </ul>
      {total > 1 && <SlideControls inView={inView} total={total} texts={texts} onMove={step} />}
      {lightbox}
    </div>
  );
}

function numbered(photo: Photo, number: number, texts: BookTexts) {
  return {
    ...photo,
    number,
    alt: fill(texts.photo, { number }),
    enlarge: fill(texts.enlarge, { number }),
  };
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** True once the visitor has done anything: a page that is only opened fetches no photos in advance. */
function useVisiting(): boolean {
  const [visiting, setVisiting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const wake = () => {
      listening.abort();
      setVisiting(true);
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, wake, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, []);
  return visiting;
}
