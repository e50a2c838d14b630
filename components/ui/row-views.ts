import type { SwiperOptions } from 'swiper/types';

/**
 * How many slides are in view, by the minimum width of the window in pixels: `{ 320: 2, 1024: 5 }`.
 */
export type Views = Readonly<Record<number, number>>;

/** The number of slides in view, in Swiper's options. */
export function swiperViews(views: Views): SwiperOptions {
  const steps = Object.entries(views).map(([width, slidesPerView]) => [width, { slidesPerView }]);
  // A window narrower than every width shows the fewest.
  return {
    slidesPerView: Math.min(...Object.values(views)),
    breakpoints: Object.fromEntries(steps),
  };
}

/**
 * The same for `carousel.css`, which lays out the row until Swiper starts. Attributes, because the
 * content security policy forbids inline styles.
 */
export function viewsData(views: Views) {
  const counts = Object.values(views);
  return { 'data-narrow': Math.min(...counts), 'data-wide': Math.max(...counts) };
}
