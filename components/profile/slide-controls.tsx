'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

type Props = {
  /** From 0. */
  place: number;
  total: number;
  texts: { previous: string; next: string };
  onMove: (forward: boolean) => void;
};

const AT_THE_END = 'transition-opacity duration-200 disabled:cursor-default disabled:opacity-30';

/** Counter and buttons of a gallery, shown once its script runs. */
export function SlideControls({ place, total, texts, onMove }: Props) {
  // A narrow window has more slides than the server counted, and the counter would visibly change.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={`book-controls ${ready ? '' : 'invisible'}`}>
      <p aria-live="polite" className="pr-2 text-sm tabular-nums">
        {place + 1} / {total}
      </p>
      <IconButton
        icon={ChevronLeft}
        aria-label={texts.previous}
        disabled={place === 0}
        onClick={() => onMove(false)}
        className={AT_THE_END}
      />
      <IconButton
        icon={ChevronRight}
        aria-label={texts.next}
        disabled={place === total - 1}
        onClick={() => onMove(true)}
        className={AT_THE_END}
      />
    </div>
  );
}
