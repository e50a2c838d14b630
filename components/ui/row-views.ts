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

/**
 * The same for `carousel.css`, which lays the row out until Swiper is there. Attributes and no
 * style: the policy of pages lets none be written into the HTML.
 */
export function viewsData(views: Views) {
  const counts = Object.values(views);
  return { 'data-narrow': Math.min(...counts), 'data-wide': Math.max(...counts) };
}
