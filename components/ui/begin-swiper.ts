import type { Swiper } from 'swiper';

export type SwiperOptions = {
  /** Milliseconds that a change takes. */
  speed: number;
  /** Slides in view, from a width of the window (px) on; one when absent. */
  views?: Readonly<Record<number, number>>;
  loop: boolean;
  onChange: (at: number) => void;
};

/** What a window narrower than every width of `views` shows. */
function fewest(views: Readonly<Record<number, number>>): number {
  return Math.min(...Object.values(views));
}

/** Pictures out of view are lazy: those that come next are fetched before they are moved in. */
function fetchNear({ slides, activeIndex }: Swiper): void {
  for (const slide of slides.slice(Math.max(0, activeIndex - 1), activeIndex + 7)) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
  }
}

/**
 * Loads Swiper and gives it a row of slides that could be scrolled so far; it begins where that was.
 * Null when the row has left the page in the meantime.
 */
export async function beginSwiper(row: HTMLElement, options: SwiperOptions) {
  const { default: Swiper } = await import('swiper');
  const slide = row.querySelector<HTMLElement>('.swiper-slide');
  if (!row.isConnected || !slide) return null;
  const initialSlide = Math.round(row.scrollLeft / Math.max(1, slide.offsetWidth));
  row.scrollLeft = 0;
  const { speed, views, loop, onChange } = options;
  return new Swiper(row, {
    initialSlide,
    loop,
    speed,
    slidesPerView: views ? fewest(views) : 1,
    spaceBetween: 1,
    breakpoints:
      views &&
      Object.fromEntries(
        Object.entries(views).map(([width, slidesPerView]) => [width, { slidesPerView }]),
      ),
    on: {
      init: fetchNear,
      slideChange(swiper) {
        fetchNear(swiper);
        onChange(swiper.realIndex);
      },
    },
  });
}
