'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
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

/** Counter and buttons of a gallery, shown when there is something that they move. */
export function SlideControls({ swiper, place, total, texts }: Props) {
  return (
    <div className={`book-controls ${swiper ? '' : 'invisible'}`}>
      <p aria-live="polite" className="pr-2 text-sm tabular-nums">
        {place + 1} / {total}
      </p>
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
  );
}
