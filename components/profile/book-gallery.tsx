'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Photo } from '@/lib/talents/talent';
import styles from './book.module.css';
import { BookPhoto } from './book-photo';
import type { LightboxTexts } from './picture-lightbox';
import { SlideControls } from './slide-controls';
import { useBookSteps, useVisiblePhotos } from './use-book-steps';
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
  useEffect(() => onActivity(() => setActive(true)), []);
  return active;
}

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back once, at the first interaction from now on. Returns a function that cancels it. */
function onActivity(callback: () => void): () => void {
  const listening = new AbortController();
  const wake = () => {
    listening.abort();
    callback();
  };
  for (const type of ACTIVITY_EVENTS) {
    window.addEventListener(type, wake, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Lets the left and right arrow keys step through a gallery, wherever on the page the focus is. */
function useArrowKeys(active: boolean, move: (forward: boolean) => void): void {
  const onMove = useEffectEvent(move);
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      // The browser would scroll a focused row as well.
      event.preventDefault();
      onMove(key === 'ArrowRight');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
