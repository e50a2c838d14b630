'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { ChangingText } from './changing-text';
import { IconButton } from './icon-button';
import { type Views, viewsData } from './row-views';
import { useCarousel } from './use-carousel';
import { useVideos } from './use-videos';

type CarouselTexts = { previous: string; next: string; pause: string; play: string };

type Props = {
  label: string;
  texts: CarouselTexts;
  /** The number of slides in `children`. */
  count: number;
  /** Duration of a change in milliseconds. */
  speed: number;
  autoplayMs?: number;
  views?: Views;
  /** Cross-fades the slides instead of moving the row. */
  fading?: boolean;
  /** A slide is a video, so the carousel can be paused even if it is the only one. */
  moving?: boolean;
  /** False if another carousel of the page has the button that pauses all of them. */
  pauseButton?: boolean;
  className?: string;
  rowClass?: string;
  controlsClass?: string;
  /** `<li className="swiper-slide">`, rendered on the server. */
  children: ReactNode;
};

/**
 * Slides in a row, with buttons below it. In the DOM the buttons come first, so that the keyboard
 * reaches them without passing all slides. Without script the row scrolls.
 */
export function Carousel(props: Props) {
  const { label, texts, count, speed, autoplayMs, views, fading, moving, children } = props;
  const { pauseButton = true } = props;
  const carousel = useCarousel({ count, speed, autoplayMs, views, fading });
  const { row, at, paused, setPaused, setHoverFocused, move, skip, follow } = carousel;
  useVideos(row, paused);
  const autoplays = autoplayMs !== undefined && count > 1;
  const pausable = pauseButton && (moving || autoplays);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel-frame ${props.className ?? ''}`}
      onPointerEnter={({ pointerType }) => setHoverFocused(pointerType === 'mouse')}
      onPointerLeave={() => setHoverFocused(false)}
      onFocus={({ target }) => {
        setHoverFocused(target.matches(':focus-visible'));
        follow(target);
      }}
      onBlur={() => setHoverFocused(false)}
    >
      {(count > 1 || pausable) && (
        <div className={`flex items-center noscript:hidden ${props.controlsClass ?? ''}`}>
          {autoplays && (
            <ChangingText className="mr-3 text-sm tabular-nums">
              {`${at + 1} / ${count}`}
            </ChangingText>
          )}
          {pausable && (
            <IconButton
              icon={paused ? Play : Pause}
              iconSize={18}
              aria-label={paused ? texts.play : texts.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
          {count > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                aria-label={texts.previous}
                onClick={() => move(false)}
              />
              <IconButton
                icon={ChevronRight}
                aria-label={texts.next}
                onClick={() => move(true)}
                className="-mr-3"
              />
            </>
          )}
        </div>
      )}
      <div
        ref={row}
        onPointerDown={skip}
        {...(views && viewsData(views))}
        className={`carousel ${autoplayMs ? 'carousel-closed' : ''} ${props.rowClass ?? ''}`}
      >
        <ul className="swiper-wrapper ease-[cubic-bezier(0.65,0,0.2,1)]">{children}</ul>
      </div>
    </section>
  );
}
