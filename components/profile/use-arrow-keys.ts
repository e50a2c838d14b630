'use client';

import { useEffect, useEffectEvent } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Lets the left and right arrow keys step through a gallery, wherever on the page the focus is. */
export function useArrowKeys(active: boolean, move: (forward: boolean) => void): void {
  const onMove = useEffectEvent(move);
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      // The browser would scroll a focused row as well.
      event.preventDefault();
      onMove(key === 'ArrowRight');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
