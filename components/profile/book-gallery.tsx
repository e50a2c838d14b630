'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Photo } from '@/lib/talents/talent';
import styles from './book.module.css';
import { BookPhoto } from './book-photo';
import type { LightboxTexts } from './picture-lightbox';
import { type InView, useArrowKeys, useBookSteps, useVisiblePhotos } from './use-book-steps';
import { useLightbox } from './use-lightbox';
import { useShownSizes } from './use-shown-sizes';

type Props = {
  id: number;
  photos: readonly Photo[];
  texts: BookTexts;
};

/** `photo` (the alternative text) and `enlarge` are templates with `{number}`. */
type BookTexts = LightboxTexts & { photo: string; enlarge: string };

/** How many photos after those in view are prefetched. */
const AHEAD = 2;

/** The book as one row of uncropped photos, as high as the window; the next one is in part visible. */
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
    <div className="relative">
      <ul ref={row} data-book className={styles.row} onScrollEnd={onScrollEnd}>
        {photos.map((photo, index) => (
          <BookPhoto
            key={photo.number}
            id={id}
            photo={photo}
            first={photos[0]}
            // Roving focus: the Tab key stops only at photos in view; arrow keys reach the others.
            reachable={!inView || (index >= first && index <= last)}
            near={active && index >= first - 1 && index <= last + AHEAD}
            onOpen={(event) => open(event, index)}
          />
        ))}
      </ul>
      {total > 1 && (
        <SlideControls inView={inView} total={total} labels={texts.labels} onMove={step} />
      )}
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
  useEffect(() => {
    const listening = new AbortController();
    const wake = () => {
      listening.abort();
      setActive(true);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(type, wake, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, []);
  return active;
}

type SlideControlsProps = {
  /** Null until it is measured: the server does not know how many photos fit into the window. */
  inView: InView | null;
  total: number;
  labels: { Previous: string; Next: string };
  onMove: (forward: boolean) => void;
};

/** Over the lower edge of the pictures, where no face is. Invisible until its script runs. */
function SlideControls({ inView, total, labels, onMove }: SlideControlsProps) {
  const { first, last } = inView ?? { first: 0, last: 0 };
  const shown = first === last ? first + 1 : `${first + 1}–${last + 1}`;
  return (
    <div
      className={`${styles.steps} absolute right-0 bottom-0 z-1 flex items-center bg-paper pl-4 text-ink ${inView ? '' : 'invisible'}`}
    >
      <p aria-live="polite" className="pr-2 text-sm tabular-nums">
        <ChangingText>{`${shown} / ${total}`}</ChangingText>
      </p>
      <IconButton
        icon={ChevronLeft}
        aria-label={labels.Previous}
        aria-disabled={first === 0}
        onClick={() => onMove(false)}
        className="transition-opacity duration-200"
      />
      <IconButton
        icon={ChevronRight}
        aria-label={labels.Next}
        aria-disabled={last === total - 1}
        onClick={() => onMove(true)}
        className="transition-opacity duration-200"
      />
    </div>
  );
}
