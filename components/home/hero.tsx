import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel';
import { BANNER_SPEED_MS, SLIDER_AUTOPLAY_MS } from '@/lib/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { isVideo } from '@/lib/media/pictures';
import type { Slide } from '@/lib/panel/content';
import { SlideMedia } from './slide-media';

/** The banners over the whole window, behind what the agency does. */
export async function Hero({ slides }: { slides: readonly Slide[] }) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <div className="hero relative grid min-h-[min(100svh,64rem)] items-end bg-dark text-light">
      {slides.length > 0 && (
        <Carousel
          label={t('banners')}
          texts={messagesOf(locale).slider}
          count={slides.length}
          speed={BANNER_SPEED_MS}
          autoplayMs={SLIDER_AUTOPLAY_MS}
          moving={slides.some(({ mobile, desktop }) => isVideo(mobile) || isVideo(desktop))}
          className="absolute inset-0"
          rowClass="size-full"
          controlsClass="absolute right-0 bottom-0 z-10 px-gutter pb-3 lg:pb-6"
        >
          {slides.map((slide, index) => (
            <li key={slide.id} className="swiper-slide picture-frame bg-dark!">
              <SlideMedia slide={slide} sizes="100vw" width={24} height={11} eager={index === 0} />
            </li>
          ))}
        </Carousel>
      )}
      <div className="hero-shade pointer-events-none absolute inset-0 z-[1]" />
      <div className="pointer-events-none relative z-[2] px-gutter pt-32 pb-20 lg:pb-16">
        <h1 className="display max-w-[13.5em] text-2xl lg:text-[clamp(3.5rem,5.4vw,6rem)]">
          {t('lead')}
        </h1>
        <ButtonLink
          locale={locale}
          route={{ page: 'roster', view: 'models' }}
          look="pale"
          className="pointer-events-auto mt-8"
        >
          {t('seeModels')}
        </ButtonLink>
      </div>
    </div>
  );
}
