'use client';

import { useEffect } from 'react';
import type Swiper from 'swiper';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** The left and right arrow keys move a Swiper, wherever on the page the focus is; null rests. */
export function useArrowKeys(swiper: Swiper | null): void {
  useEffect(() => {
    if (!swiper) return;
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      if (key === 'ArrowLeft') swiper.slidePrev();
      if (key === 'ArrowRight') swiper.slideNext();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [swiper]);
}
