'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/**
 * Turns a row that scrolls by itself (`.swiper` around `.swiper-wrapper` around `.swiper-slide`s)
 * into a Swiper once it comes into view; Swiper is loaded then, and null until it is there. When it
 * cannot be loaded the row goes on scrolling.
 */
export function useSwiper(
  row: RefObject<HTMLElement | null>,
  optionsOf: () => SwiperOptions,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const options = useEffectEvent(optionsOf);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let made: Swiper | null = null;
    let gone = false;
    const sight = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      const loaded = await import('swiper').catch(() => null);
      if (gone || !loaded) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const initialSlide = takeScrolledSlide(element);
      made = new loaded.Swiper(element, { ...options(), initialSlide, ...(still && { speed: 0 }) });
      setSwiper(made);
    });
    sight.observe(element);
    return () => {
      gone = true;
      sight.disconnect();
      made?.destroy();
      setSwiper(null);
    };
  }, [row]);

  return swiper;
}

/** The slide that the visitor has scrolled to, from where the Swiper is to go on. */
function takeScrolledSlide(row: HTMLElement): number {
  const wrapper = row.querySelector('.swiper-wrapper');
  if (!wrapper) return 0;
  const scrolled = wrapper.scrollLeft;
  wrapper.scrollLeft = 0;
  const distances = Array.from(wrapper.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - scrolled),
  );
  return distances.indexOf(Math.min(...distances));
}
