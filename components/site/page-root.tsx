'use client';

import { type ReactNode, useLayoutEffect, useRef, ViewTransition } from 'react';
import { returnFocus } from '@/components/ui/focus-return';
import { takeTraversal } from '@/components/ui/page-transitions';
import { REDUCED_MOTION } from '@/components/ui/reduced-motion';

/** The same duration and easing as the entry of a page in `motion.css`. */
const ENTRY = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * The root element of a page, for the view transition between pages. It must be outermost: React
 * animates only the outermost element that enters or leaves. React skips the transition on back and
 * forward navigation, where this fades the page in itself.
 */
export function PageRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!takeTraversal()) return;
    returnFocus();
    if (!window.matchMedia(REDUCED_MOTION).matches) {
      root.current?.animate({ opacity: [0, 1] }, ENTRY);
    }
  }, []);
  return (
    <ViewTransition enter="page-in" exit="page-out" default="none">
      <div ref={root} className="flex min-h-dvh flex-col">
        {children}
      </div>
    </ViewTransition>
  );
}
