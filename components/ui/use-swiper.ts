import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { ACTIVITY_EVENTS } from './on-activity';
import { REDUCED_MOTION } from './use-media-query';

type Options = SwiperOptions & {
  /** The number of slides in the row; a single one needs no Swiper. */
  count: number;
  /**
   * Called when the buttons have scrolled a row whose Swiper could not be loaded, with the slide's
   * index.
   */
  onScrolled?: (slide: number) => void;
};

/**
 * Turns a row that scrolls natively (`.carousel` around `.swiper-wrapper` around `.swiper-slide`s)
 * into a Swiper. `swiper` is null until the visitor interacts with the page while the row is in
 * view, which loads the script. If that fails the row still scrolls, by its buttons, too.
 */
export function useSwiper({ count, onScrolled, ...options }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const started = useRef<Promise<Swiper | null>>(undefined);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const { ref: observe, inView } = useInView({ threshold: 0.2 });
  useEffect(() => {
    observe(row.current);
    return () => observe(null);
  }, [observe]);

  /**
   * Starts Swiper now, in view or not. Returns the same promise each time; null if Swiper failed to
   * load.
   */
  function start(): Promise<Swiper | null> {
    started.current ??= swiperOf(row.current, options).then((made) => {
      setSwiper(made);
      return made;
    });
    return started.current;
  }

  /** Moves one slide, with Swiper if it could be loaded. */
  async function step(forward: boolean): Promise<void> {
    const made = await start();
    if (!row.current) return;
    if (forward) made?.slideNext();
    else made?.slidePrev();
    if (made) return;
    const requested = scrolledSlide(row.current) + (forward ? 1 : -1);
    const slide = options.loop
      ? (requested + count) % count
      : Math.max(0, Math.min(requested, count - 1));
    row.current.scrollLeft += offsets(row.current)[slide] ?? 0;
    onScrolled?.(slide);
  }

  const begin = useEffectEvent(() => void start());
  const movable = count > 1;
  useEffect(() => {
    if (!inView || !movable) return;
    const listening = new AbortController();
    const { signal } = listening;
    const wake = (event: Event) => {
      if (isSwipe(event, row.current)) return;
      listening.abort();
      begin();
    };
    for (const type of ACTIVITY_EVENTS) {
      window.addEventListener(type, wake, { signal, passive: true });
    }
    row.current?.addEventListener('scrollend', wake, { signal });
    return () => listening.abort();
  }, [inView, movable]);

  useEffect(
    () => () => {
      void started.current?.then((made) => made?.destroy());
      started.current = undefined;
      setSwiper(null);
    },
    [],
  );

  return { row, swiper, inView, start, step };
}

/** A Swiper that took over in the middle of a native touch scroll would stop it. */
function isSwipe(event: Event & { pointerType?: string }, row: HTMLElement | null): boolean {
  const { target, pointerType } = event;
  return pointerType === 'touch' && target instanceof Node && row?.contains(target) === true;
}

/** Null if Swiper cannot be loaded or the row was unmounted in the meantime. */
async function swiperOf(row: HTMLElement | null, options: SwiperOptions): Promise<Swiper | null> {
  const loaded = await (options.effect === 'fade' ? import('./fading-swiper') : import('swiper'))
    .then(({ Swiper }) => ({ Swiper }))
    .catch(() => null);
  if (!loaded || !row?.isConnected) return null;
  const still = window.matchMedia(REDUCED_MOTION).matches;
  // Swiper continues from the native scroll position.
  const initialSlide = scrolledSlide(row);
  row.scrollLeft = 0;
  const spaceBetween = Number.parseFloat(getComputedStyle(row).getPropertyValue('--gap')) || 0;
  return new loaded.Swiper(row, {
    spaceBetween,
    initialSlide,
    ...options,
    ...(still && { speed: 0 }),
  });
}

/** The offset of each slide from the start of the row, in pixels. */
function offsets(row: HTMLElement): number[] {
  const { left } = row.getBoundingClientRect();
  return Array.from(
    row.querySelectorAll('.swiper-slide'),
    (slide) => slide.getBoundingClientRect().left - left,
  );
}

/** The index of the slide at the start of the row. */
function scrolledSlide(row: HTMLElement): number {
  const distances = offsets(row).map(Math.abs);
  return distances.indexOf(Math.min(...distances));
}
