import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { handleLost } from './lazy-part';
import { once } from './once';
import { afterLoad } from './when-idle';

type Step = 'slidePrev' | 'slideNext';

const SWIPER = once(() => import('./start-swiper').then((part) => part.startSwiper));

/** Calls back when the page is idle and no modal dialog, as the entrance, is over it. Returns what cancels it. */
function whenUncovered(callback: () => void): () => void {
  const leaving = new AbortController();
  const cancel = afterLoad(() => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) callback();
    else dialog.addEventListener('close', callback, { once: true, signal: leaving.signal });
  });
  return () => {
    cancel();
    leaving.abort();
  };
}

/**
 * Swiper on a row, which it takes over as it is. It is loaded and starts when the row is within half a
 * window, the page idle and uncovered, or at `start`, with the step of a button, which moves it from then on.
 * `isLoaded` is true from the render before it starts; `near` is the ref of what has to be near the window.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: () => SwiperOptions) {
  const { ref: near, inView: isNear } = useInView({ rootMargin: '50% 0px', triggerOnce: true });
  const [startSwiper, setLoaded] = useState<ReturnType<typeof SWIPER.ready>>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const pressed = useRef<Step | null>(null);

  async function start(step?: Step) {
    if (swiper) return void (step && swiper[step]());
    pressed.current = step ?? pressed.current;
    try {
      const loaded = await SWIPER.load();
      setLoaded(() => loaded);
    } catch (error) {
      // Otherwise the next touch retries. The visitor may have left the page meanwhile.
      if (step && row.current) handleLost(error);
    }
  }
  const onUncovered = useEffectEvent(() => void start());
  useEffect(() => (isNear ? whenUncovered(onUncovered) : undefined), [isNear]);

  const readOptions = useEffectEvent(options);
  useEffect(() => {
    if (!startSwiper || !row.current) return;
    const started = startSwiper(row.current, readOptions());
    if (pressed.current) started[pressed.current]();
    pressed.current = null;
    setSwiper(started);
    return () => void started.destroy();
  }, [startSwiper, row]);

  return { near, start, swiper, isLoaded: startSwiper !== null };
}
