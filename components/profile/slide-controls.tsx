'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import type { InView } from './use-book-steps';

type Props = {
  /** Null until it is measured: the server does not know how many photos fit into the window. */
  inView: InView | null;
  total: number;
  labels: { Previous: string; Next: string };
  onMove: (forward: boolean) => void;
};

const AT_THE_END = 'transition-opacity duration-200 disabled:cursor-default disabled:opacity-30';

/** Over the lower edge of the pictures, where no face is. Invisible until its script runs. */
export function SlideControls({ inView, total, labels, onMove }: Props) {
  const { first, last } = inView ?? { first: 0, last: 0 };
  const shown = first === last ? first + 1 : `${first + 1}–${last + 1}`;
  return (
    <div
      className={`absolute right-0 bottom-0 z-1 flex items-center bg-paper pl-4 text-ink ${inView ? '' : 'invisible'}`}
    >
      <p aria-live="polite" className="pr-2 text-sm tabular-nums">
        <ChangingText>{`${shown} / ${total}`}</ChangingText>
      </p>
      <IconButton
        icon={ChevronLeft}
        aria-label={labels.Previous}
        disabled={first === 0}
        onClick={() => onMove(false)}
        className={AT_THE_END}
      />
      <IconButton
        icon={ChevronRight}
        aria-label={labels.Next}
        disabled={last === total - 1}
        onClick={() => onMove(true)}
        className={AT_THE_END}
      />
    </div>
  );
}
