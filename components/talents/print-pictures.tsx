'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { atLeast } from '@/lib/media/breakpoints';

type Props = {
  className: string;
  /** False for pictures that are loaded when they are to be printed, and not before. */
  early: boolean;
  children: ReactNode;
};

/** Windows wider than this belong to machines that print; a phone is spared the bytes. */
const PRINTS = atLeast('lg');

/**
 * Loads the pictures of a printed sheet, as a rule once the page itself is complete: a browser that
 * prints does not wait for them.
 */
export function PrintPictures({ className, early, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const load = () => {
      for (const image of sheet.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    };
    const loadWhereUsed = () => {
      if (early && window.matchMedia(PRINTS).matches) load();
    };
    if (document.readyState === 'complete') loadWhereUsed();
    window.addEventListener('load', loadWhereUsed);
    window.addEventListener('beforeprint', load);
    return () => {
      window.removeEventListener('load', loadWhereUsed);
      window.removeEventListener('beforeprint', load);
    };
  }, [early]);
  return (
    <div ref={sheet} className={`paper ${className}`}>
      {children}
    </div>
  );
}
