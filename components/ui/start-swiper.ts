import { Swiper } from 'swiper';
import { A11y, Autoplay, EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Starts Swiper on a row of slides that is in the page. */
export function startSwiper(row: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(row, { modules: [A11y, Autoplay, EffectFade], ...options });
}
