import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';

Swiper.use(EffectFade);

export { Swiper };
