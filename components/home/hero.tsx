import { getLocale, getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { ButtonLink } from '@/components/ui/page-link';
import { BANNER_SPEED_MS, DENSE, SLIDER_AUTOPLAY_MS } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import type { Slide } from '@/lib/panel/content';
import { hasVideo, SlideMedia } from './slide-media';

type Props = {
  slides: readonly Slide[];
  /** Loading priority of the first banner. The others load lazily. */
  load: 'first' | 'soon';
};

/**
 * The banners from edge to edge, and below them a text about the agency. The text comes first in
 * the DOM, so that its link gets the focus before the buttons of the banners; the height of the
 * banners is reserved, because the text may be painted before they arrive.
 */
export async function Hero({ slides, load }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const banners = slides.length > 0;
  return (
    <div
      className={`grid grid-cols-[1fr] lg:grid-cols-[1fr_auto] ${banners ? 'grid-rows-[var(--spacing-banner)_auto_auto]' : ''}`}
    >
      <div className="relative z-1 grid justify-items-start gap-7 px-gutter pt-8 [grid-area:2/1] lg:pt-10">
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
          className="grid grid-cols-subgrid grid-rows-subgrid [grid-area:1/1/-1/-1]"
          rowClass="relative min-h-0 [grid-area:1/1/2/-1]"
          slideClass="picture-frame"
          controlsClass="justify-self-end px-gutter pt-2 [grid-area:3/1] lg:self-end lg:[grid-area:2/2]"
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
