import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { entryKey, positionOf, rememberPosition } from './list-position';

/**
 * Notes how far the list has grown and is scrolled, entry by entry of the history. Gives a function
 * that says what was noted for the entry being shown, and scrolls there once the list has grown.
 */
export function useListPosition(shown: number): () => number | null {
  const entry = useRef<string | null>(null);
  const target = useRef<number | null>(null);
  const grown = useRef(shown);
  grown.current = shown;

  useEffect(() => {
    entry.current = entryKey();
    const note = () => {
      // Until a position is restored, the scrolling of the browser says nothing about the visitor.
      if (target.current !== null || entry.current !== entryKey()) return;
      rememberPosition(entry.current, { shown: grown.current, top: window.scrollY });
    };
    document.addEventListener('scroll', note, { passive: true });
    return () => document.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    if (target.current === null) return;
    window.scrollTo({ top: target.current, behavior: 'instant' });
    target.current = null;
  });

  return useCallback(() => {
    entry.current = entryKey();
    const position = positionOf(entry.current);
    target.current = position?.top ?? null;
    return position?.shown ?? null;
  }, []);
}
