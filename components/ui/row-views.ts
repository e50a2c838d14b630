import type { CSSProperties } from 'react';
import type { SwiperOptions } from 'swiper/types';

/** How many slides are in view, by the least width of the window in pixels: `{ 320: 2, 1024: 5 }`. */
export type Views = Readonly<Record<number, number>>;

/** The number of slides in view, as Swiper wants to be told. */
export function swiperViews(views: Views): SwiperOptions {
  const steps = Object.entries(views).map(([width, slidesPerView]) => [width, { slidesPerView }]);
  // A window narrower than every width shows the fewest.
  return {
    slidesPerView: Math.min(...Object.values(views)),
    breakpoints: Object.fromEntries(steps),
  };
}

/** The same for `carousel.css`, which lays the row out until Swiper is there. */
export function viewsStyle(views: Views): CSSProperties {
  const counts = Object.values(views);
  return { '--narrow': Math.min(...counts), '--wide': Math.max(...counts) } as CSSProperties;
}
