'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type Swiper from 'swiper';

type Props = {
  swiper: Swiper | null;
  /** From 0. */
  place: number;
  total: number;
  texts: { previous: string; next: string };
};

const BUTTON =
  'grid size-11 cursor-pointer place-items-center transition-opacity duration-200 disabled:cursor-default disabled:opacity-30';

/** Buttons and counter below a gallery; they keep their place until there is something to move. */
export function SlideControls({ swiper, place, total, texts }: Props) {
  return (
    <div
      className={`flex items-center justify-between px-gutter py-1 lg:pl-0 ${swiper ? '' : 'invisible'}`}
    >
      <p aria-live="polite" className="text-mute text-sm tabular-nums">
        {place + 1} / {total}
      </p>
      <div className="-mr-3 flex">
        <button
          type="button"
          aria-label={texts.previous}
          disabled={place === 0}
          onClick={() => swiper?.slidePrev()}
          className={BUTTON}
        >
          <ChevronLeft aria-hidden size={22} strokeWidth={1.4} />
        </button>
        <button
          type="button"
          aria-label={texts.next}
          disabled={place === total - 1}
          onClick={() => swiper?.slideNext()}
          className={BUTTON}
        >
          <ChevronRight aria-hidden size={22} strokeWidth={1.4} />
        </button>
      </div>
    </div>
  );
}
