'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Swiper } from 'swiper';
import { create } from 'zustand';
import { IconButton } from './button';
import { ChangingText } from './changing-text';
import { useReducedMotion } from './reduced-motion';
import { useSwiper } from './use-swiper';
import { useVideos } from './use-videos';

export type CarouselTexts = { previous: string; next: string; pause: string; play: string };

type Props = {
  label: string;
  texts: CarouselTexts;
  /** Duration of a change in milliseconds. */
  speed: number;
  /** Milliseconds between slides; without it only the visitor moves the row. */
  autoplayMs?: number;
  /** How many slides are in view, by the minimum width of the window in pixels: `{ 320: 2, 1024: 5 }`. */
  views?: Readonly<Record<number, number>>;
  /** Cross-fades the slides instead of moving the row. */
  fading?: boolean;
  /** A slide is a video, so the carousel can be paused even if it is the only one. */
  moving?: boolean;
  /** False if another carousel of the page has the button that pauses all of them. */
  pauseButton?: boolean;
  /** For a row whose children are only its first slides: the number of all, and what loads `count` of them. */
  more?: { total: number; load: (count: number) => void };
  className?: string;
  rowClass?: string;
  slideClass?: string;
  controlsClass?: string;
  head?: ReactNode;
  children: ReactNode;
};

/** Whether the visitor has paused all carousels of this visit; null before the first choice. */
export const usePauseChoice = create<boolean | null>(() => null);

/** Pictures and videos out of view load lazily: this fetches the adjacent ones before they move in. */
function fetchNear({ slides, activeIndex }: Swiper): void {
  for (const slide of slides.slice(Math.max(0, activeIndex - 1), activeIndex + 7)) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
    for (const video of slide.querySelectorAll('video')) video.preload = 'auto';
  }
}

/** Swiper continues from where the row was scrolled to before it started. */
function continueFromScroll(swiper: Swiper): void {
  const { el, slides } = swiper;
  if (el.scrollLeft === 0) return;
  const slide = Math.round(el.scrollLeft / (slides[0]?.offsetWidth || 1));
  el.scrollLeft = 0;
  swiper.slideTo(slide, 0);
}

/**
 * Slides in a row, with buttons below it. In the DOM the buttons come first, so that the keyboard
 * reaches them without passing all slides. Until Swiper starts, and without script, the row scrolls.
 * Autoplay pauses on hover, on focus, out of view and by the pause button of any carousel; with reduced
 * motion it starts paused.
 */
export function Carousel(props: Props) {
  const { label, texts, speed, autoplayMs, views = { 320: 1 }, fading, moving, more } = props;
  const { pauseButton = true, className = '', rowClass = '', controlsClass = '', head } = props;
  const { slideClass = '' } = props;
  const slides = Children.toArray(props.children);
  const row = useRef<HTMLDivElement>(null);
  const { ref: observe, inView } = useInView({ threshold: 0.2 });
  const [at, setAt] = useState(0);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);
  /** All slides are in view. */
  const [isWhole, setWhole] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const still = useReducedMotion();
  const paused = usePauseChoice() ?? still;
  useVideos(row, paused, at);

  const several = slides.length > 1;
  const autoplays = autoplayMs !== undefined && several;
  const pausable = pauseButton && (moving || autoplays);
  const counts = Object.values(views);
  const widest = Math.max(...counts);
  const total = more?.total ?? 0;

  /** Fetches what the row may show next. Focus loads no slides: the Tab key would have to pass all of them. */
  function prepare(swiper: Swiper | null) {
    if (swiper) fetchNear(swiper);
    const activeIndex = swiper?.activeIndex ?? 0;
    if (row.current?.querySelector(':focus-visible')) return;
    if (slides.length < Math.min(total, activeIndex + 2 * widest)) {
      more?.load(activeIndex + 4 * widest);
    }
  }
  const onMove = useEffectEvent(prepare);

  const { near, start, swiper, isLoaded } = useSwiper(row, () => ({
    slidesPerView: 'auto',
    speed: still ? 0 : speed,
    effect: fading ? 'fade' : 'slide',
    loop: autoplays,
    loopPreventsSliding: false,
    autoplay: autoplays && { delay: autoplayMs, disableOnInteraction: false },
    a11y: { slideRole: '', slideLabelMessage: '' },
    runCallbacksOnInit: false,
    on: {
      init: continueFromScroll,
      lock: () => setWhole(true),
      unlock: () => setWhole(false),
      touchStart: onMove,
      progress: ({ isBeginning, isEnd }) => {
        setAtStart(isBeginning);
        setAtEnd(isEnd);
      },
      slideChange: ({ realIndex }) => setAt(realIndex),
      slideChangeTransitionStart: onMove,
      // A second before the next slide is due, its picture is fetched.
      autoplayTimeLeft: (moved, ms) => ms < 1_000 && fetchNear(moved),
    },
  }));
  const running = autoplays && inView && !isHovered && !isFocused && !paused;
  useEffect(() => {
    if (running) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, running]);

  // Swiper ends a movement when slides are added, so all places are there before it starts.
  const length = isLoaded ? Math.max(total, slides.length) : slides.length;
  useEffect(() => {
    if (swiper && swiper.slides.length !== length) swiper.update();
  }, [swiper, length]);

  return (
    <section
      ref={near}
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel-frame ${className}`}
      onPointerEnter={({ pointerType }) => {
        setHovered(pointerType === 'mouse');
        prepare(swiper);
        start();
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => {
        setFocused(target.matches(':focus-visible'));
        if (swiper) fetchNear(swiper);
        start();
      }}
      onBlur={() => setFocused(false)}
    >
      {(head || several || pausable) && (
        <div className={`flex items-center ${head ? '' : 'noscript:hidden'} ${controlsClass}`}>
          {head}
          {autoplays && (
            <ChangingText className="mr-3 text-sm tabular-nums">
              {`${at + 1} / ${slides.length}`}
            </ChangingText>
          )}
          {pausable && (
            <IconButton
              icon={paused ? Play : Pause}
              iconSize={18}
              aria-label={paused ? texts.play : texts.pause}
              onClick={() => usePauseChoice.setState(!paused)}
            />
          )}
          {several && (
            <>
              <IconButton
                icon={ChevronLeft}
                aria-label={texts.previous}
                aria-disabled={atStart && !autoplays}
                onClick={() => start('slidePrev')}
                className={`noscript:hidden ${isWhole ? 'hidden' : ''}`}
              />
              <IconButton
                icon={ChevronRight}
                aria-label={texts.next}
                aria-disabled={atEnd && !autoplays}
                onClick={() => start('slideNext')}
                className={`-mr-3 noscript:hidden ${isWhole ? 'hidden' : ''}`}
              />
            </>
          )}
        </div>
      )}
      <div
        ref={observe}
        style={{ '--narrow': Math.min(...counts), '--wide': widest }}
        className={`carousel-row ${rowClass}`}
      >
        <div ref={row} className={`carousel ${autoplays ? 'carousel-closed' : ''}`}>
          <ul className="swiper-wrapper">
            {Array.from({ length }, (_, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a row do not change places
                key={place}
                aria-hidden={place >= slides.length || undefined}
                aria-setsize={more?.total}
                aria-posinset={more && place + 1}
                className={`swiper-slide ${slideClass}`}
              >
                {slides[place] ?? <div className="picture-frame aspect-3/4" />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
