'use client';

import { type ReactNode, useLayoutEffect, useRef, ViewTransition } from 'react';
import { STILL } from '@/components/ui/use-media-query';
import { takeTraversal } from './page-transitions';

/** As long as the entry of a page in `motion.css`. */
const ENTRY = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * The whole of a page, which goes before the next one comes. Nothing of the page may stand around
 * it: React shows the coming and going of what is outermost only. It shows none when a visitor goes
 * back or forward, where the page then comes by itself.
 */
export function PageRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takeTraversal() && !window.matchMedia(STILL).matches) {
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
