'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { atLeast } from '@/lib/media/breakpoints';

/** Windows wider than this belong to machines that print; a phone is spared the bytes. */
const PRINTS = atLeast('lg');

/**
 * Loads the pictures of the printed sheet once the page itself is complete: a browser that prints
 * does not wait for them.
 */
export function PrintPictures({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const load = () => {
      for (const image of sheet.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
    };
    const loadWhereUsed = () => {
      if (window.matchMedia(PRINTS).matches) load();
    };
    if (document.readyState === 'complete') loadWhereUsed();
    window.addEventListener('load', loadWhereUsed);
    window.addEventListener('beforeprint', load);
    return () => {
      window.removeEventListener('load', loadWhereUsed);
      window.removeEventListener('beforeprint', load);
    };
  }, []);
  return (
    <div ref={sheet} className="print-sheet">
      {children}
    </div>
  );
}
