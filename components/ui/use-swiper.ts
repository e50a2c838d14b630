import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { STILL } from './use-media-query';

type Options = SwiperOptions & {
  /** How many slides stand in the row; a single one needs no Swiper. */
  count: number;
  /** The slide, from 0, to which buttons have brought a row whose Swiper could not be loaded. */
  onScrolled?: (slide: number) => void;
};

/** Any of these shows that the visitor is active; until then a row is not worth its script. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Turns a row that scrolls by itself (`.carousel` around `.swiper-wrapper` around `.swiper-slide`s)
 * into a Swiper. It is loaded once the visitor does something while the row is in view, and null until
 * then. When it cannot be loaded the row goes on scrolling, by its buttons too.
 */
export function useSwiper({ count, onScrolled, ...options }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const started = useRef<Promise<Swiper | null>>(undefined);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const seen = useSeen(row, 0.2);

  /** Begins now, whatever is in view; the same promise each time, null without a Swiper. */
  function start(): Promise<Swiper | null> {
    started.current ??= swiperOf(row.current, options).then((made) => {
      setSwiper(made);
      return made;
    });
    return started.current;
  }

  /** One slide on or back, by Swiper if it can be made. */
  async function step(forward: boolean): Promise<void> {
    const made = await start();
    if (forward) made?.slideNext();
    else made?.slidePrev();
    if (made || !row.current) return;
    const wanted = scrolledSlide(row.current) + (forward ? 1 : -1);
    const slide = options.loop
      ? (wanted + count) % count
      : Math.max(0, Math.min(wanted, count - 1));
    row.current.scrollLeft += offsets(row.current)[slide] ?? 0;
    onScrolled?.(slide);
  }

  const begin = useEffectEvent(() => void start());
  const movable = count > 1;
  useEffect(() => {
    if (!seen || !movable) return;
    const listening = new AbortController();
    const { signal } = listening;
    const wake = (event: Event) => {
      if (isSwipe(event, row.current)) return;
      listening.abort();
      begin();
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, wake, { signal, passive: true });
    }
    row.current?.addEventListener('scrollend', wake, { signal });
    return () => listening.abort();
  }, [seen, movable]);

  useEffect(
    () => () => {
      void started.current?.then((made) => made?.destroy());
      started.current = undefined;
      setSwiper(null);
    },
    [],
  );

  return { row, swiper, seen, start, step };
}

/** A finger moves the row as it is. A Swiper that took over in the middle of that would stop it. */
function isSwipe(event: Event & { pointerType?: string }, row: HTMLElement | null): boolean {
  const { target, pointerType } = event;
  return pointerType === 'touch' && target instanceof Node && row?.contains(target) === true;
}

/** True while more of the element than the share is in view. */
function useSeen(row: RefObject<HTMLElement | null>, share: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting ?? false),
      { threshold: share },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, share]);
  return seen;
}

/** Null when Swiper cannot be loaded or the row has left the page in the meantime. */
async function swiperOf(row: HTMLElement | null, options: SwiperOptions): Promise<Swiper | null> {
  const loaded = await (options.effect === 'fade' ? import('./fading-swiper') : import('swiper'))
    .then(({ Swiper }) => ({ Swiper }))
    .catch(() => null);
  if (!loaded || !row?.isConnected) return null;
  const still = window.matchMedia(STILL).matches;
  // From where the visitor has scrolled to, the Swiper goes on.
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

/** How far each slide stands from the beginning of the row, in px. */
function offsets(row: HTMLElement): number[] {
  const { left } = row.getBoundingClientRect();
  return Array.from(
    row.querySelectorAll('.swiper-slide'),
    (slide) => slide.getBoundingClientRect().left - left,
  );
}

/** The slide that stands at the beginning of the row, from 0. */
function scrolledSlide(row: HTMLElement): number {
  const distances = offsets(row).map(Math.abs);
  return distances.indexOf(Math.min(...distances));
}
