'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type Swiper from 'swiper';
import { IconButton } from '@/components/ui/icon-button';

type Props = {
  swiper: Swiper | null;
  /** From 0. */
  place: number;
  total: number;
  texts: { previous: string; next: string };
};

const AT_THE_END = 'transition-opacity duration-200 disabled:cursor-default disabled:opacity-30';

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
        <IconButton
          icon={ChevronLeft}
          aria-label={texts.previous}
          disabled={place === 0}
          onClick={() => swiper?.slidePrev()}
          className={AT_THE_END}
        />
        <IconButton
          icon={ChevronRight}
          aria-label={texts.next}
          disabled={place === total - 1}
          onClick={() => swiper?.slideNext()}
          className={AT_THE_END}
        />
      </div>
    </div>
  );
}
