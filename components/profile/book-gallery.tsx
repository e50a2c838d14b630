'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useSwiper } from '@/components/ui/use-swiper';
import { GALLERY_SPEED_MS } from '@/lib/constants';
import { below } from '@/lib/media/breakpoints';
import { bookSlides } from '@/lib/talents/book-slides';
import { BookPhoto, type NumberedPhoto } from './book-photo';
import type { LightboxTexts } from './picture-lightbox';
import { SlideControls } from './slide-controls';
import { useArrowKeys } from './use-arrow-keys';
import { useLightbox } from './use-lightbox';

type Props = {
  /** In the order of the slides, which is the same in every window. */
  photos: readonly NumberedPhoto[];
  texts: LightboxTexts;
};

/** Photos stand alone in such a window; the server's page is for a wide one. */
const NARROW = below('md');

/** The book, slide by slide: a landscape alone, portraits in pairs, on a phone each photo alone. */
export function BookGallery({ photos, texts }: Props) {
  const narrow = useMediaQuery(NARROW);
  const slides = useMemo(
    () => (narrow ? photos.map((photo) => [photo]) : bookSlides(photos)),
    [narrow, photos],
  );
  // A photo, and not a slide: it stays in view when a phone that is turned regroups them.
  const [shown, setShown] = useState(1);
  const place = slides.findIndex((slide) => slide.some(({ number }) => number === shown));
  const { open, isOpen, lightbox } = useLightbox(photos, texts);

  const moved = useEffectEvent((index: number) => setShown(slides[index]?.[0]?.number ?? 1));
  const { row, swiper, step } = useSwiper({
    count: slides.length,
    patient: true,
    speed: GALLERY_SPEED_MS,
    onScrolled: moved,
    on: {
      // A finger may have moved the row already.
      init: ({ activeIndex }) => moved(activeIndex),
      slideChange: ({ activeIndex }) => moved(activeIndex),
    },
  });
  useArrowKeys(!isOpen && slides.length > 1, step);

  // Not when Swiper takes over: it begins where the row is, and a button may have moved it on by the
  // time that this effect runs.
  const regroup = useEffectEvent(() => {
    swiper?.update();
    swiper?.slideTo(place, 0, false);
  });
  useEffect(() => {
    if (slides.length > 1) regroup();
  }, [slides]);

  return (
    <div className="book">
      <div ref={row} className="carousel">
        <ul className="swiper-wrapper">
          {slides.map((slide, index) => (
            <li
              key={slide[0]?.number}
              className="swiper-slide"
              data-alone={slide.length === 1 ? '' : undefined}
              inert={swiper !== null && index !== place}
            >
              {slide.map((photo) => (
                <BookPhoto
                  key={photo.number}
                  photo={photo}
                  near={swiper !== null && Math.abs(index - place) === 1}
                  onOpen={(event) => open(event, photo.number - 1)}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <SlideControls place={place} total={slides.length} texts={texts} onMove={step} />
      )}
      {lightbox}
    </div>
  );
}
