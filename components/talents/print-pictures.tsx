'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { atLeast } from '@/lib/media/breakpoints';

type Props = {
  className: string;
  /** False for pictures that are loaded only when they are printed. */
  early: boolean;
  children: ReactNode;
};

/** Windows wider than this belong to machines that print; a phone saves the bytes. */
const PRINTS = atLeast('lg');

/**
 * Loads the pictures of a printed sheet in advance, usually after the page's load event: a browser
 * does not wait for them when it prints.
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
