'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlider } from './use-slider';
import { useVideos } from './use-videos';

export type SliderTexts = { previous: string; next: string; pause: string; play: string };

type Props = {
  label: string;
  texts: SliderTexts;
  /** How many slides stand in `children`. */
  count: number;
  /** Milliseconds that a change takes. */
  speed: number;
  autoplayMs?: number;
  views?: Readonly<Record<number, number>>;
  /** True when a slide is a video, which can then be paused even when it is the only one. */
  moving?: boolean;
  className?: string;
  rowClass?: string;
  controlsClass?: string;
  /** `<li className="swiper-slide">`, rendered by the server. */
  children: ReactNode;
};

const BUTTON = 'grid size-11 cursor-pointer place-items-center';

/** Slides in a row, with buttons. Without script the row scrolls sideways. */
export function Slider(props: Props) {
  const { label, texts, count, speed, autoplayMs, views, moving, children } = props;
  const slider = useSlider({ count, speed, autoplayMs, views });
  const { row, at, paused, setPaused, setHeld, move, follow } = slider;
  useVideos(row, paused);
  const pausable = moving || (autoplayMs !== undefined && count > 1);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={props.className}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        setHeld(target.matches(':focus-visible'));
        follow(target);
      }}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={row}
        className={`slider ${autoplayMs ? 'slider-closed' : ''} ${props.rowClass ?? ''}`}
      >
        <ul className="swiper-wrapper ease-[cubic-bezier(0.65,0,0.2,1)]">{children}</ul>
      </div>
      {(count > 1 || pausable) && (
        <div
          className={`flex items-center [@media(scripting:none)]:hidden ${props.controlsClass ?? ''}`}
        >
          {count > 1 && autoplayMs && (
            <span className="mr-3 text-sm tabular-nums">
              {at + 1} / {count}
            </span>
          )}
          {pausable && (
            <button
              type="button"
              onClick={() => setPaused(!paused)}
              aria-label={paused ? texts.play : texts.pause}
              className={BUTTON}
            >
              {paused ? (
                <Play aria-hidden size={18} strokeWidth={1.4} />
              ) : (
                <Pause aria-hidden size={18} strokeWidth={1.4} />
              )}
            </button>
          )}
          {count > 1 && (
            <>
              <button
                type="button"
                onClick={() => move(false)}
                aria-label={texts.previous}
                className={BUTTON}
              >
                <ChevronLeft aria-hidden size={22} strokeWidth={1.4} />
              </button>
              <button
                type="button"
                onClick={() => move(true)}
                aria-label={texts.next}
                className={`${BUTTON} -mr-3`}
              >
                <ChevronRight aria-hidden size={22} strokeWidth={1.4} />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
