import { getLocale, getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { ButtonLink } from '@/components/ui/page-link';
import { BANNER_SPEED_MS, SLIDER_AUTOPLAY_MS } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { DENSE } from '@/lib/media/breakpoints';
import type { Slide } from '@/lib/panel/content';
import { hasVideo } from './moves';
import { SlideMedia } from './slide-media';

type Props = {
  slides: readonly Slide[];
  /** Loading priority of the first banner. The others load lazily. */
  load: 'first' | 'soon';
};

/**
 * The banners from edge to edge, and below them a text about the agency. The text comes first in
 * the DOM, so that its link gets the focus before the buttons of the banners.
 */
export async function Hero({ slides, load }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const banners = slides.length > 0;
  return (
    <div className={banners ? 'hero hero-with-banners' : 'hero'}>
      <div className="hero-words">
        <h1 className={`display text-2xl ${banners ? '' : 'page-title'}`}>{t('lead')}</h1>
        <ButtonLink locale={locale} route={{ page: 'roster', view: 'models' }} look="filled">
          {t('seeModels')}
        </ButtonLink>
      </div>
      {banners && (
        <Carousel
          label={t('banners')}
          texts={messagesOf(locale).slider}
          speed={BANNER_SPEED_MS}
          autoplayMs={SLIDER_AUTOPLAY_MS}
          fading
          moving={hasVideo(slides)}
          className="hero-banners"
          rowClass="hero-pictures"
          slideClass="picture-frame"
          controlsClass="hero-controls"
        >
          {slides.map((slide, index) => (
            <SlideMedia
              key={slide.id}
              slide={slide}
              name={t('slide', { title: t('banners'), place: index + 1, count: slides.length })}
              sizes={`${DENSE} 70vw, 100vw`}
              width={24}
              height={11}
              load={index === 0 ? load : undefined}
            />
          ))}
        </Carousel>
      )}
    </div>
  );
}
