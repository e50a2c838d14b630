import { useEffect, useEffectEvent, useState } from 'react';
import type Swiper from 'swiper';
import { swiperViews, type Views } from './row-views';
import { STILL, useMediaQuery } from './use-media-query';
import { useSwiper } from './use-swiper';

type Options = {
  count: number;
  /** Milliseconds that a change takes. */
  speed: number;
  /** One slide when absent. */
  views?: Views;
  fading?: boolean;
  /** Milliseconds that a slide stands; absent: only the visitor moves it. */
  autoplayMs?: number;
};

/** Pictures out of view are lazy: those that come next are fetched before they are moved in. */
function fetchNear({ slides, activeIndex }: Swiper): void {
  for (const slide of slides.slice(Math.max(0, activeIndex - 1), activeIndex + 7)) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
  }
}

/**
 * A row of slides that goes on by itself and by buttons. Swiper is there once the visitor has done
 * something while the row is in view, or when the first slide has stood its time. A single slide
 * neither moves nor begins anew. It stands still while it is pointed at, holds the focus, is out of
 * view or paused; for a visitor who wants nothing to move it begins paused.
 */
export function useCarousel({ count, speed, views, fading, autoplayMs }: Options) {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const still = useMediaQuery(STILL);
  const paused = choice ?? still;
  const goesOn = autoplayMs !== undefined && count > 1;
  const { row, swiper, seen, start, step } = useSwiper({
    count,
    onScrolled: setAt,
    speed,
    loop: goesOn,
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

  /** Brings a change that is under way to its end at once. */
  function skip() {
    for (const slide of swiper?.slides ?? []) {
      for (const animation of slide.getAnimations()) animation.finish();
    }
  }

  async function move(forward: boolean) {
    const ready = await start();
    // Swiper takes no second change during the first.
    if (fading && ready?.animating) {
      skip();
      await new Promise<void>((ended) => ready.once('transitionEnd', () => ended()));
    }
    await step(forward);
  }

  const goOn = useEffectEvent(() => move(true));
  const running = goesOn && seen && !held && !paused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(goOn, autoplayMs);
    return () => clearInterval(timer);
  }, [running, autoplayMs]);

  /** A slide that the keyboard reaches comes into view. */
  function follow(target: Element) {
    const slide = target.closest<HTMLElement>('.swiper-slide');
    if (!swiper || !slide) return;
    swiper.el.scrollLeft = 0;
    swiper.slideTo(swiper.slides.indexOf(slide));
  }

  return { row, at, paused, setPaused: setChoice, setHeld, move, skip, follow };
}
