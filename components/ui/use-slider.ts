import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { beginSwiper, type SwiperOptions } from './begin-swiper';
import { useStill } from './use-still';

type Started = ReturnType<typeof beginSwiper>;

type Options = Pick<SwiperOptions, 'speed' | 'views'> & {
  count: number;
  /** Milliseconds that a slide stands; absent: only the visitor moves it. */
  autoplayMs?: number;
};

/** Any of these says that somebody is here; until then a slider is not worth its script. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** True while a part of the element is in view. */
function useSeen(row: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting ?? false),
      { threshold: 0.2 },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return seen;
}

/**
 * A row of slides that Swiper moves once it is needed: when the visitor has done something while it
 * is in view, or when the first slide has stood its time. A single slide neither moves nor begins
 * anew. It stands still while it is pointed at, holds the focus, is out of view or paused; for a
 * visitor who wants nothing to move it begins paused.
 */
export function useSlider({ count, speed, views, autoplayMs }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const started = useRef<Started>(undefined);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const still = useStill();
  const seen = useSeen(row);
  const paused = choice ?? still;

  const start = useCallback((): Started => {
    const { current } = row;
    if (!current) return Promise.resolve(null);
    const loop = autoplayMs !== undefined && count > 1;
    started.current ??= beginSwiper(current, {
      speed: still ? 0 : speed,
      views,
      loop,
      onChange: setAt,
    });
    return started.current;
  }, [count, speed, views, autoplayMs, still]);

  const move = useCallback(
    (forward: boolean) => {
      const moved = start().then((swiper) => {
        if (forward) swiper?.slideNext();
        else swiper?.slidePrev();
      });
      // Without the script the row can still be scrolled.
      moved.catch(() => {});
    },
    [start],
  );

  useEffect(() => {
    if (!seen || count < 2) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(
        sign,
        () => {
          listening.abort();
          start().catch(() => {});
        },
        { signal, passive: true },
      );
    }
    return () => listening.abort();
  }, [seen, count, start]);

  const running = autoplayMs !== undefined && count > 1 && seen && !held && !paused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => move(true), autoplayMs);
    return () => clearInterval(timer);
  }, [running, autoplayMs, move]);

  useEffect(
    () => () =>
      void started.current?.then((swiper) => swiper?.destroy(true, false)).catch(() => {}),
    [],
  );

  /** A slide that the keyboard reaches comes into view. */
  const follow = useCallback((target: Element) => {
    const slide = target.closest('.swiper-slide');
    void started.current?.then((swiper) => {
      if (!swiper || !slide) return;
      swiper.el.scrollLeft = 0;
      swiper.slideTo(swiper.slides.indexOf(slide as HTMLElement));
    });
  }, []);

  return { row, at, seen, paused, setPaused: setChoice, setHeld, move, follow };
}
