import { expect, it } from 'vitest';
import { swiperViews, viewsData } from '@/components/ui/row-views';

const VIEWS = { 320: 2, 768: 3, 1024: 5 };

it('the style sheet gets the fewest and the most slides in view', () => {
  expect(viewsData(VIEWS)).toEqual({ 'data-narrow': 2, 'data-wide': 5 });
});

it('Swiper gets the number for each width, and the fewest below all of them', () => {
  expect(swiperViews(VIEWS)).toEqual({
    slidesPerView: 2,
    breakpoints: {
      320: { slidesPerView: 2 },
      768: { slidesPerView: 3 },
      1024: { slidesPerView: 5 },
    },
  });
});
