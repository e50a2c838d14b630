'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { onActivity } from '@/components/ui/on-activity';
import { fill } from '@/lib/i18n/fill';
import type { Photo } from '@/lib/talents/talent';
import { BookPhoto } from './book-photo';
import type { LightboxTexts } from './picture-lightbox';
import { SlideControls } from './slide-controls';
import { useArrowKeys } from './use-arrow-keys';
import { useBookSteps } from './use-book-steps';
import { useLightbox } from './use-lightbox';
import { useShownSizes } from './use-shown-sizes';
import { useVisiblePhotos } from './use-visible-photos';

type Props = {
  /** The id of the talent. */
  id: number;
  photos: readonly Photo[];
  texts: BookTexts;
};

/**
 * Alternative text and link label of the photos, as templates with `{number}`: each is sent only
 * once.
 */
export type BookTexts = LightboxTexts & { photo: string; enlarge: string };

/** How many photos after those in view are prefetched. */
const AHEAD = 2;

/**
 * The book as one row of uncropped photos, each as high as the window; the next one is partly
 * visible.
 */
export function BookGallery({ id, photos: book, texts }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useShownSizes(row, book);
  const photos = useMemo(
    () => shown.map((photo, index) => numbered(photo, index + 1, texts)),
    [shown, texts],
  );
  const inView = useVisiblePhotos(row);
  const { step, onScrollEnd } = useBookSteps(row, inView);
  const { open, isOpen, lightbox } = useLightbox(photos, texts);
  const total = photos.length;
  useArrowKeys(!isOpen && total > 1, step);
  const active = useIsActive();
  const { first, last } = inView ?? { first: 0, last: 0 };

  return (
    <div className="book">
      <ul ref={row} className="book-row" onScrollEnd={onScrollEnd}>
        {photos.map((photo, index) => (
          <BookPhoto
            key={photo.number}
            id={id}
            photo={photo}
            first={photos[0]}
            // Roving focus: the Tab key stops only at the photos in view; the arrow keys reach the
            // others.
            reachable={!inView || (index >= first && index <= last)}
            near={active && index >= first - 1 && index <= last + AHEAD}
            onOpen={(event) => open(event, index)}
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

/** True after the first interaction: a page that is only opened prefetches no photos. */
function useIsActive(): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => onActivity(() => setActive(true)), []);
  return active;
}
