'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Swiper as SwiperRow } from 'swiper';
import { A11y, Autoplay, EffectFade, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { create } from 'zustand';
import { IconButton } from './button';
import { ChangingText } from './changing-text';
import { useReducedMotion } from './reduced-motion';
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

/** Pictures out of view load lazily: this fetches the adjacent ones before they move in. */
function fetchNear({ slides, activeIndex }: SwiperRow): void {
  for (const slide of slides.slice(Math.max(0, activeIndex - 1), activeIndex + 7)) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
  }
}

/** Swiper continues from where the row was scrolled to before it started. */
function continueFromScroll(swiper: SwiperRow): void {
  const { el, slides } = swiper;
  if (el.scrollLeft === 0) return;
  const slide = Math.round(el.scrollLeft / (slides[0]?.offsetWidth || 1));
  el.scrollLeft = 0;
  swiper.slideTo(slide, 0);
}

/**
 * Slides in a row, with buttons below it. In the DOM the buttons come first, so that the keyboard
 * reaches them without passing all slides. Without script the row scrolls. Autoplay pauses on hover, on
 * focus, out of view and by the pause button of any carousel; with reduced motion it starts paused.
 */
export function Carousel(props: Props) {
  const { label, texts, speed, autoplayMs, views = { 320: 1 }, fading, moving, more } = props;
  const { pauseButton = true, className = '', rowClass = '', controlsClass = '', head } = props;
  const slides = Children.toArray(props.children);
  const section = useRef<HTMLElement>(null);
  const { ref: observe, inView } = useInView({ threshold: 0.2 });
  const [swiper, setSwiper] = useState<SwiperRow | null>(null);
  const [prevEl, setPrevious] = useState<HTMLElement | null>(null);
  const [nextEl, setNext] = useState<HTMLElement | null>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const paused = usePauseChoice() ?? still;
  useVideos(section, paused, at);

  const several = slides.length > 1;
  const autoplays = autoplayMs !== undefined && several;
  const running = autoplays && inView && !held && !paused;
  useEffect(() => {
    if (running) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, running]);

  const pausable = pauseButton && (moving || autoplays);
  const counts = Object.values(views);
  const widest = Math.max(...counts);

  // Swiper ends a movement when slides are added, so all places are there before the first one. Until then
  // one of them enables the button to it.
  const [moved, setMoved] = useState(false);
  const total = more?.total ?? 0;
  const places = Math.max(0, moved ? total - slides.length : Math.min(total - slides.length, 1));

  /** Fetches what the row may show next. Focus loads no slides: the Tab key would have to pass all of them. */
  function prepare(row: SwiperRow) {
    fetchNear(row);
    const { activeIndex, el } = row;
    if (el.querySelector(':focus-visible')) return;
    setMoved(true);
    if (slides.length < Math.min(total, activeIndex + 2 * widest)) {
      more?.load(activeIndex + 4 * widest);
    }
  }

  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel-frame ${className}`}
      onPointerEnter={({ pointerType }) => {
        setHeld(pointerType === 'mouse');
        if (swiper) prepare(swiper);
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        setHeld(target.matches(':focus-visible'));
        if (swiper) fetchNear(swiper);
        setMoved(true);
      }}
      onBlur={() => setHeld(false)}
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
                ref={setPrevious}
                icon={ChevronLeft}
                aria-label={texts.previous}
                className="noscript:hidden"
              />
              <IconButton
                ref={setNext}
                icon={ChevronRight}
                aria-label={texts.next}
                className="-mr-3 noscript:hidden"
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
        <Swiper
          modules={[A11y, Autoplay, EffectFade, Navigation]}
          wrapperTag="ul"
          slidesPerView="auto"
          speed={still ? 0 : speed}
          effect={fading ? 'fade' : 'slide'}
          loop={autoplays}
          loopPreventsSliding={false}
          autoplay={autoplays && { delay: autoplayMs, disableOnInteraction: false }}
          navigation={{ prevEl, nextEl, addIcons: false }}
          a11y={{
            prevSlideMessage: texts.previous,
            nextSlideMessage: texts.next,
            slideRole: '',
            slideLabelMessage: '',
          }}
          onSwiper={setSwiper}
          runCallbacksOnInit={false}
          onInit={continueFromScroll}
          onTouchStart={prepare}
          onSlideChange={(moved) => setAt(moved.realIndex)}
          onSlideChangeTransitionStart={prepare}
          // A second before the next slide is due, its picture is fetched.
          onAutoplayTimeLeft={(row, ms) => ms < 1_000 && fetchNear(row)}
          className={`carousel ${autoplays ? 'carousel-closed' : ''}`}
        >
          {Array.from({ length: slides.length + places }, (_, place) => {
            const slide = slides[place];
            return (
              <SwiperSlide
                // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a row do not change places
                key={place}
                tag="li"
                aria-hidden={slide === undefined || undefined}
                aria-setsize={more?.total}
                aria-posinset={more && place + 1}
                className={slide === undefined ? 'noscript:hidden' : props.slideClass}
              >
                {slide ?? <div className="picture-frame aspect-3/4 animate-pulse" />}
              </SwiperSlide>
            );
          })}
        </Swiper>
      </div>
    </section>
  );
}
