import { useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';
import { choosePause, usePauseChoice } from './pause-choice';
import { swiperViews, type Views } from './row-views';
import { REDUCED_MOTION, useMediaQuery } from './use-media-query';
import { useSwiper } from './use-swiper';

type Options = {
  count: number;
  /** Duration of a change in milliseconds. */
  speed: number;
  /** Default: one slide. */
  views?: Views;
  fading?: boolean;
  /** Milliseconds between slides; without it only the visitor moves the row. */
  autoplayMs?: number;
};

/** Pictures out of view load lazily: this fetches the adjacent ones before they move in. */
function fetchNear({ slides, activeIndex }: Swiper): void {
  for (const slide of slides.slice(Math.max(0, activeIndex - 1), activeIndex + 7)) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
  }
}

/**
 * A row of slides with autoplay and buttons. Swiper starts once the visitor has interacted with the
 * page while the row is in view, or when the first autoplay is due. A single slide does not move.
 * Autoplay pauses on hover, on focus, out of view and by the pause button of any carousel; with
 * reduced motion it starts paused.
 */
export function useCarousel({ count, speed, views, fading, autoplayMs }: Options) {
  const [at, setAt] = useState(0);
  const [hoverFocused, setHoverFocused] = useState(false);
  const still = useMediaQuery(REDUCED_MOTION);
  const paused = usePauseChoice() ?? still;
  const autoplays = autoplayMs !== undefined && count > 1;
  const { row, swiper, inView, start, step } = useSwiper({
    count,
    onScrolled: setAt,
    speed,
    loop: autoplays,
    ...(views && swiperViews(views)),
    ...(fading && { effect: 'fade' }),
    on: {
      init: fetchNear,
      slideChange(moved) {
        fetchNear(moved);
        setAt(moved.realIndex);
      },
    },
  });

  /** Finishes a running transition at once. */
  function skip() {
    for (const slide of swiper?.slides ?? []) {
      for (const animation of slide.getAnimations()) animation.finish();
    }
  }

  async function move(forward: boolean) {
    const ready = await start();
    // Swiper ignores a change during a transition.
    if (fading && ready?.animating) {
      skip();
      await new Promise<void>((ended) => ready.once('transitionEnd', () => ended()));
    }
    await step(forward);
  }

  const advance = useEffectEvent(() => move(true));
  const running = autoplays && inView && !hoverFocused && !paused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(advance, autoplayMs);
    return () => clearInterval(timer);
  }, [running, autoplayMs]);

  /** Brings a slide into view when it gets the keyboard's focus. */
  function follow(target: Element) {
    const slide = target.closest<HTMLElement>('.swiper-slide');
    if (!swiper || !slide) return;
    swiper.el.scrollLeft = 0;
    swiper.slideTo(swiper.slides.indexOf(slide));
  }

  return { row, at, paused, setPaused: choosePause, setHoverFocused, move, skip, follow };
}
